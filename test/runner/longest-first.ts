import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than a tenth of their project's time, the longest first. */
const longest = ['browser/faults/fault-matrix', 'package/guide-states', 'package/guide', 'package/recipe'];

/** The longest file first, by its last duration; while none is known, as in a fresh clone, the listed ones come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => this.#rankOf(one) - this.#rankOf(other));
  }

  #rankOf(file: TestSpecification): number {
    const rank = longest.findIndex((path) => file.moduleId.endsWith(`/test/${path}.test.ts`));
    return rank < 0 || this.ctx.cache.getTestSpecificationResult(file) ? longest.length : rank;
  }
}
