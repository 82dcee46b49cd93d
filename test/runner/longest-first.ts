import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a large part of their project's time, the longest first. */
const longest = [
  'browser/tours/tours',
  'storybook/docs-pages',
  'guide/guide',
  'browser/hostile/look',
  'browser/faults/fault-matrix',
  'guide/recipe',
  'guide/guide-states',
];

/**
 * The longest file first, by its last duration; while none is known, as in a fresh clone, the listed ones come first.
 * With `--sequence.shuffle` the files of each project are in random order, too.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (shuffle)
      return [...files].sort((one, other) => (shuffleKeyOf(one, seed) < shuffleKeyOf(other, seed) ? -1 : 1));
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => this.#rankOf(one) - this.#rankOf(other));
  }

  #rankOf(file: TestSpecification): number {
    const rank = longest.findIndex((path) => file.moduleId.endsWith(`/test/${path}.test.ts`));
    return rank < 0 || this.ctx.cache.getTestSpecificationResult(file) ? longest.length : rank;
  }
}

/** Sorts files by project, because a worker runs files of one project only, and at random within a project. */
function shuffleKeyOf({ project, moduleId }: TestSpecification, seed: number): string {
  return project.name + createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
}
