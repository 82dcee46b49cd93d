import { reload } from './navigation.ts';

/**
 * Reloads the page if the server can be reached. A browser may cache the failure of an imported file until the page
 * is left.
 */
export async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (answer?.ok) reload();
}
