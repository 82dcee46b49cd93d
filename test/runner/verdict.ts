/** The result of one file in one project. */
export interface FileReport {
  project: string;
  path: string;
  /** No test failed, and nothing else threw while the file ran, such as a promise that nobody awaits. */
  isPassed: boolean;
  passed: number;
  failed: number;
  /** The tests that failed, and the first line of what each said: `a test: expected 1 to be 2`. */
  failures: string[];
  /** The group of each skipped test, whose name says why. */
  skipped: string[];
  seconds: number;
}

/** The results of one run of vitest. */
export interface RunReport {
  files: FileReport[];
  /** Errors outside any file. */
  strayErrors: number;
}

export interface Verdict {
  isPassed: boolean;
  /** Passed and failed tests; a file that could not be run counts as one failed test. */
  passed: number;
  failed: number;
  /** For each group of skipped tests how many, where and why: `3 in test/x.test.ts: Prototype is not installed here`. */
  skipped: string[];
  /** The failed tests: `test/x.test.ts > a test: expected 1 to be 2`; of a file that could not be run, its path. */
  failures: string[];
  /** Files that failed, and passed when they were repeated. */
  unsteady: FileReport[];
}

const isSame = (one: FileReport, other: FileReport) =>
  one.project === other.project && one.path === other.path;

/** The files to repeat: none if the run failed for a reason outside any file. */
export function filesToRepeat({ files, strayErrors }: RunReport): FileReport[] {
  return strayErrors ? [] : files.filter(({ isPassed }) => !isPassed);
}

/** A file's failed tests with its path; its path alone if it could not be run. */
export function failuresOf({ path, failures }: FileReport): string[] {
  return failures.length > 0 ? failures.map((failure) => `${path} > ${failure}`) : [path];
}

/** The results of a repeated file: failed if its run failed, for whatever reason. */
export function resultsOf({ isPassed, report }: { isPassed: boolean; report?: RunReport }): FileReport[] {
  return report?.files.map((file) => ({ ...file, isPassed: file.isPassed && isPassed })) ?? [];
}

/** The result of a run after its failed files were repeated. */
export function verdictOf({ files, strayErrors }: RunReport, repeated: FileReport[] = []): Verdict {
  const final = files.map((file) => repeated.find((again) => isSame(again, file)) ?? file);
  const failedFiles = final.filter(({ isPassed }) => !isPassed);
  return {
    isPassed: failedFiles.length === 0 && strayErrors === 0,
    passed: sum(final.map(({ passed }) => passed)),
    failed: strayErrors + sum(failedFiles.map(({ failed }) => Math.max(1, failed))),
    skipped: final.flatMap(({ path, skipped }) =>
      [...new Set(skipped)].map(
        (group) => `${skipped.filter((one) => one === group).length} in ${path}: ${group}`,
      ),
    ),
    failures: failedFiles.flatMap(failuresOf),
    unsteady: files.filter(
      (file) => !file.isPassed && repeated.some((again) => isSame(again, file) && again.isPassed),
    ),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
