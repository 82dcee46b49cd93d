import { sources } from './declarations.ts';

/** The files whose code sends a page event. */
export function sendersOf(event: string): string[] {
  const sends = new RegExp(`(?:emit|CustomEvent)\\(\\s*'${event}'`);
  return Object.keys(sources).filter((path) => sends.test(sources[path]!));
}
