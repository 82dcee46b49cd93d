/**
 * Waits for two turns of the event loop. React renders in a task of its own after a change from outside of it, such as a
 * listener of the page's: a timer may fire before that task, a later `setImmediate` cannot.
 */
export async function twoTurns(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
