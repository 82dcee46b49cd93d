import { misspeltNames } from '../domain/misspelt-names.ts';
import { attributeName } from './attribute-name.ts';
import type { Props } from './attributes.ts';
import type { PropsSource } from './parse-props.ts';

/** The fields of valibot's schemas by which the keys of an object are found. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: readonly Schema[];
  getter?: (input: unknown) => Schema;
}

/**
 * The keys of an element's JSON script and JSON attributes that look misspelt, at any depth, each with the declared key:
 * `widht` and `width`, or `dimensions.widht` and `dimensions.width`. In a list, only the first item with such a key is
 * named.
 */
export function misspeltStructured(props: Props, { element, script }: PropsSource): [string, string][] {
  const found = new Map<string, [string, string]>();
  const given = objectIn(script?.textContent ?? '');
  const note: Note = (path, key, meant) => {
    const [wrong, right] = [key, meant].map((name) => [...path, name].join('.')) as [string, string];
    const place = wrong.replace(/\.\d+(?=\.)/g, '');
    if (!found.has(place)) found.set(place, [wrong, right]);
  };
  for (const [key, meant] of misspeltNames(Object.keys(given), Object.keys(props))) note([], key, meant);
  for (const [key, { schema }] of Object.entries(props)) {
    if (!schema) continue;
    const value = given[key] ?? objectIn(element.getAttribute(attributeName(key)) ?? '');
    walk(partsOf(schema as unknown as Schema, value), value, [key], note);
  }
  return [...found.values()];
}

type Note = (path: readonly string[], key: string, meant: string) => void;

function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function walk(schemas: readonly Schema[], value: unknown, path: readonly string[], note: Note): void {
  if (!value || typeof value !== 'object') return;
  const isList = Array.isArray(value);
  const entries: Record<string, Schema> = Object.assign({}, ...schemas.map((schema) => schema.entries));
  // The keys of a record are the page's own.
  const ofAll = schemas.flatMap((schema) => (isList ? schema.item : schema.value) ?? []);
  if (!isList && !ofAll.length)
    for (const [key, meant] of misspeltNames(Object.keys(value), Object.keys(entries)))
      note(path, key, meant);
  for (const [key, one] of Object.entries(value)) {
    const inner = isList || !Object.hasOwn(entries, key) ? ofAll : [entries[key]!];
    walk(
      inner.flatMap((schema) => partsOf(schema, one)),
      one,
      [...path, key],
      note,
    );
  }
}

/** Unwraps optional and nullable, lazy, and union schemas. */
function partsOf(schema: Schema, value: unknown): Schema[] {
  const { type, wrapped, options = [], getter } = schema;
  if (wrapped) return partsOf(wrapped, value);
  if (getter) return partsOf(getter(value), value);
  if (/^(union|variant|intersect)$/.test(type)) return options.flatMap((one) => partsOf(one, value));
  return [schema];
}
