import type { GenericSchema } from 'valibot';
import type { Tolerant } from '../domain/tolerance.ts';

/** The parts of valibot's schemas that lead to other schemas. */
interface Part extends Partial<Tolerant> {
  type?: string;
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  pipe?: readonly Part[];
  options?: readonly Part[];
}

/** What is done with a bad value of this field, or a bad item of this list; undefined if it fails the whole. */
export function toleranceOf(schema: GenericSchema): string | undefined {
  const parts = wrappedIn(schema as Part);
  const mended = parts.find(({ about }) => about);
  const value = parts.find(({ tolerates, about }) => tolerates === 'value' && !about);
  const said = [
    parts.some(({ tolerates }) => tolerates === 'items') && 'A bad item is left out.',
    mended?.about,
    value &&
      (value.used === undefined
        ? `Left out if it is ${mended ? 'otherwise ' : ''}bad.`
        : `\`${JSON.stringify(value.used)}\` if it is ${mended ? 'otherwise ' : ''}bad.`),
  ].filter(Boolean);
  return said.length ? said.join(' ') : undefined;
}

/** The lists in a schema whose bad items are left out, as the keys that lead to them: `facets.filterItems`. */
export const tolerantLists = (schema: GenericSchema): string[] =>
  pathsOf(schema, ({ tolerates }) => tolerates === 'items');

/** The parts of a schema that `isWanted`, as the keys that lead to them. */
export function pathsOf(schema: GenericSchema, isWanted: (part: Part) => boolean): string[] {
  const walk = (part: Part, keys: readonly string[]): string[] => {
    const { entries = {}, item, wrapped, pipe = [], options = [] } = part;
    const inner = [item, wrapped, ...options, ...pipe.slice(1)].filter((one) => one !== undefined);
    return [
      ...(isWanted(part) ? [keys.join('.')] : []),
      ...inner.flatMap((one) => walk(one, keys)),
      ...Object.entries(entries).flatMap(([key, one]) => walk(one, [...keys, key])),
    ];
  };
  return [...new Set(walk(schema as Part, []))];
}

/** A schema, and those that it makes optional. */
function wrappedIn(part: Part): Part[] {
  return [part, ...(part.wrapped ? wrappedIn(part.wrapped) : [])];
}
