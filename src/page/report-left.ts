import { pageRegistry } from './page-registry.ts';

/** The page's reports of what was left out of outside data, or replaced; the doctor shows them. */
export interface LeftOut {
  left: Set<string>;
}

/**
 * Reports what a tolerant parse has left out or replaced (decision 65): in the console, each once, and to the doctor.
 * @param whose the data and the kind of change, such as `get cart: left out of the answer`
 */
export function reportLeft(whose: string, left: readonly string[]): void {
  const page = pageRegistry<LeftOut>();
  page.left ??= new Set();
  const known = page.left;
  const fresh = left.filter((one) => known.size < known.add(`${whose}: ${one}`).size);
  if (fresh.length) console.error(`[storefront-islands] ${whose}: ${fresh.join(', ')}.`);
}
