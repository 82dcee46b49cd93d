/** Logs that something failed, by the name of what was thrown alone: the rest may hold what no log should. */
export function logThrown(what: string, thrown: unknown): void {
  const { name } = Object(thrown) as { name?: unknown };
  const isName = typeof name === 'string' && /^[a-z]{1,40}$/i.test(name);
  console.error(`[storefront-islands] ${what}: ${isName ? name : 'something was thrown'}`);
}
