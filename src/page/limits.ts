import type { Limit } from '../domain/limit.ts';
import { pageContext } from './context.ts';

/** The limit that holds on this page: the widget's own, then that of the page context's `limits`, then the default. */
export function limitOnPage({ most, key = '', formerKey = '' }: Limit, own?: number): number {
  const { limits } = pageContext();
  return own ?? limits[key] ?? limits[formerKey] ?? most;
}
