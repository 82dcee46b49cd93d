import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than a tenth of their project's time, the longest first. */
const longest = ['/fault-matrix.test.ts', '/guide-states.test.ts', '/guide.test.ts', '/recipe.test.ts'];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((end) => moduleId.endsWith(end));
  return rank < 0 ? longest.length : rank;
};

/** The order of test files: by their last duration, which a fresh clone does not know, but for the longest ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
