/** Waits for a step that has no time limit of its own; after 20 s the error names it, before the test's own timeout. */
export async function inTime<Result>(step: string, done: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`After 20 s this has not ended: ${step}`)), 20_000);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
