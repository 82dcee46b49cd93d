import { type BaseIssue, type GenericSchema, getDotPath, type SafeParseResult, safeParse } from 'valibot';
import { refusedLink } from '../domain/links.ts';
import { shownUrl } from './shown-url.ts';

/**
 * Lists whose bad items are left out, as the keys that lead to them: `items`, `facets.filterItems`; an empty text if
 * the value itself is the list. `recipients?` is a top-level field that is left out whole, if anything in it is bad.
 */
export type TolerantLists = readonly string[];

/**
 * Parses outside data strictly, except that tolerant lists drop a bad item, or only its bad field if that is optional
 * (decision 65). A refused link is dropped everywhere (decision 11). `json` is changed in place.
 * @returns valibot's result, and what was left out: each path with the reason
 */
export function parseTolerantly<Schema extends GenericSchema>(
  schema: Schema,
  json: unknown,
  tolerates: TolerantLists = [],
): { result: SafeParseResult<Schema>; left: string[] } {
  const left = new Map<string, string>();
  let result = safeParse(schema, json);
  // A bad field is cleared first; if it is required, its item is bad in the next pass.
  for (let pass = 0; pass < 4 && result.issues; pass++) {
    const lists = result.issues.flatMap((issue) => {
      const list = leaveOut(issue, tolerates);
      const at = getDotPath(issue) ?? '';
      if (list && !left.has(at)) left.set(at, reasonOf(issue));
      return list ? [list] : [];
    });
    if (!lists.length) break;
    for (const list of lists) removeMarked(list);
    result = safeParse(schema, json);
  }
  return { result, left: [...left].map(([at, reason]) => `${at} (${reason})`) };
}

// Takes an item's place until all issues are known, because removing the item moves the others.
const marked = Symbol();

interface Step {
  input: unknown;
  key: unknown;
  value: unknown;
}

/** Clears the issue's field, or marks its item. @returns the list; undefined if the issue has to stay */
function leaveOut({ path, message }: BaseIssue<unknown>, tolerates: TolerantLists): unknown[] | undefined {
  const steps = (path ?? []) as Step[];
  const last = steps.at(-1);
  if (last && message === refusedLink) return clear(last);
  if (tolerates.includes(`${steps[0]?.key}?`)) return clear(steps[0]!);
  const depth = steps.findLastIndex(
    ({ input }, index) => Array.isArray(input) && tolerates.includes(keysOf(steps.slice(0, index))),
  );
  if (depth < 0) return undefined;
  const list = steps[depth]!.input as unknown[];
  const isField = depth < steps.length - 1 && last!.value !== undefined && last!.value !== null;
  if (isField) clear(last!);
  else list[steps[depth]!.key as number] = marked;
  return list;
}

function clear({ input, key }: Step): [] {
  (input as Record<string, unknown>)[key as string] = null;
  return [];
}

const keysOf = (steps: readonly { key: unknown }[]) =>
  steps.flatMap(({ key }) => (typeof key === 'string' ? key : [])).join('.');

/**
 * Why an issue's value is refused. Unless other words are given, with its type instead of the value, which may hold
 * something that must not be logged.
 */
export function reasonOf(
  { message, expected, input }: BaseIssue<unknown>,
  words = `expected ${expected ?? message}, received ${typeof input}`,
): string {
  if (message === refusedLink)
    return `${shownUrl(input)} may not be followed; accepted are http(s) URLs on this page's origin or one of redirectOrigins`;
  return input === undefined ? 'it is missing' : words;
}

function removeMarked(list: unknown[]): void {
  for (let index = list.length; index--; ) if (list[index] === marked) list.splice(index, 1);
}
