/** What became of one file in one project. */
export interface FileReport {
  project: string;
  path: string;
  isPassed: boolean;
  passed: number;
  failed: number;
  seconds: number;
}

/** What one run of vitest came to. */
export interface RunReport {
  files: FileReport[];
  /** Errors that belong to no file. */
  strayErrors: number;
}

export interface Verdict {
  isPassed: boolean;
  /** Tests that passed, and that failed; a file that could not be run counts as one that failed. */
  passed: number;
  failed: number;
  /** Files that failed, and passed when they were run again by themselves. */
  unsteady: FileReport[];
}

const isSame = (one: FileReport, other: FileReport) =>
  one.project === other.project && one.path === other.path;

/** The files to run once more by themselves: none where the run failed for a reason that is no file's. */
export function filesToRepeat({ files, strayErrors }: RunReport): FileReport[] {
  return strayErrors ? [] : files.filter(({ isPassed }) => !isPassed);
}

/** What a run comes to when those of its files that failed have been run again. */
export function verdictOf({ files, strayErrors }: RunReport, repeated: FileReport[] = []): Verdict {
  const final = files.map((file) => repeated.find((again) => isSame(again, file)) ?? file);
  const failedFiles = final.filter(({ isPassed }) => !isPassed);
  return {
    isPassed: failedFiles.length === 0 && strayErrors === 0,
    passed: sum(final.map(({ passed }) => passed)),
    failed: strayErrors + sum(failedFiles.map(({ failed }) => Math.max(1, failed))),
    unsteady: files.filter(
      (file) => !file.isPassed && repeated.some((again) => isSame(again, file) && again.isPassed),
    ),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
