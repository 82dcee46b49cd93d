/**
 * Waits for two timers. React renders in a task of its own after a change from outside of it, such as a listener of the
 * page's: one timer may come before that task, two cannot.
 */
export async function twoTurns(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
}
