import type { Limit } from '../domain/limit.ts';
import { pageContext } from './context.ts';

/** The limit that applies on this page: the widget's own, else the one in the page context's `limits`, else the default. */
export function limitOnPage({ most, key = '', formerKey = '' }: Limit, own?: number): number {
  const { limits } = pageContext();
  return own ?? limits[key] ?? limits[formerKey] ?? most;
}
