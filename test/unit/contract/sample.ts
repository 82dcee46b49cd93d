import { type GenericSchema, safeParse } from 'valibot';

/** The parts of valibot's schemas that lead to values and to other schemas. */
export interface Part {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  value?: Part;
  literal?: unknown;
  options?: readonly unknown[];
  pipe?: readonly Part[];
  kind?: string;
}

const texts = [
  'text',
  '/page',
  '410553',
  '4242',
  '#aabbcc',
  '2026-12-24',
  'US',
  'color_slate',
  '01234567-89ab-4cde-8f01-23456789abcd',
];

/** A value that a schema accepts, with every one of its fields. */
export function sampleOf(schema: GenericSchema): unknown {
  for (const candidate of candidates(schema as unknown as Part))
    if (safeParse(schema, candidate).success) return candidate;
  throw new Error(`No sample is known for a schema of type ${schema.type}.`);
}

function* candidates(part: Part): Generator {
  const { type, entries, item, wrapped, value, literal, options = [] } = part;
  const of = (inner: Part) => sampleOf(inner as unknown as GenericSchema);
  if (wrapped) yield* candidates(wrapped);
  if (entries) yield Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, of(field)]));
  if (item) yield [of(item)];
  if (type === 'record' && value) yield { text: of(value) };
  if (literal !== undefined) yield literal;
  for (const option of options)
    if (type === 'picklist') yield option;
    else yield* candidates(option as Part);
  if (/string|unknown/.test(type)) yield* texts;
  if (type === 'number') yield* [1, 0, 12];
  if (type === 'boolean') yield true;
}

/** Every schema within another, once, with the keys that lead to it. */
export function partsOf(schema: GenericSchema, name: string): [name: string, part: GenericSchema][] {
  const seen = new Set<unknown>();
  const found: [string, GenericSchema][] = [];
  const walk = (part: Part, path: string): void => {
    // A pipe or a tolerant schema is a shallow copy of its first schema, with the same parts inside.
    const identity = part.entries ?? part.item ?? part.wrapped ?? part.options ?? part;
    if (!seen.has(identity)) found.push([path, part as unknown as GenericSchema]);
    seen.add(identity);
    const { entries = {}, item, wrapped, value, options = [], pipe = [] } = part;
    const later = pipe.slice(1).filter(({ kind }) => kind === 'schema');
    for (const inner of [item, wrapped, value, ...later]) if (inner) walk(inner, path);
    if (part.type === 'union') for (const option of options) walk(option as Part, path);
    for (const [key, field] of Object.entries(entries)) walk(field, `${path}.${key}`);
  };
  walk(schema as unknown as Part, name);
  return found;
}
