type Json = Record<string, unknown>;

/** A shorter schema is easier to read where it is used. */
const shortestShared = 150;

/** The components of a document, and the references by which its operations name them. */
export interface Components {
  schemas: Record<string, Json>;
  /** The reference to the schema that was given by this name. */
  refOf: (name: string) => Json;
}

/**
 * Makes a component of every object schema that stands in more than one place.
 * @param given the schemas of the operations by name; a component gets that name unless another schema is the same
 * @param known names for schemas that several operations share; others are named for the fields whose values they are
 */
export function sharedSchemas(given: Record<string, Json>, known: Record<string, Json>): Components {
  const uses = new Map<string, number>();
  const named = new Map(Object.entries(known).map(([name, schema]) => [keyOf(schema), name]));
  const fields = new Map<string, string[]>();
  const count = (node: unknown, field: string): void => {
    if (!isJson(node)) return;
    const key = keyOf(node);
    if (isObject(node)) {
      fields.set(key, [...(fields.get(key) ?? []), field]);
      uses.set(key, (uses.get(key) ?? 0) + 1);
      // The parts of a component are counted once.
      if (uses.get(key)! > 1) return;
    }
    for (const [name, part, isItem] of partsOf(node))
      count(part, isItem ? singular(name ?? field) : (name ?? field));
  };
  for (const [name, schema] of Object.entries(given)) count(schema, name);

  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameOf = (key: string): string => {
    const own = named.get(key);
    const asked = [...new Set(fields.get(key))].map(capitalized);
    const free = [own ?? [], asked].flat().find((name) => !taken.has(name));
    if (free) return free;
    let nth = 2;
    while (taken.has(`${asked[0]}${nth}`)) nth++;
    return `${asked[0]}${nth}`;
  };
  const isShared = (key: string) => uses.get(key)! > 1 && key.length >= shortestShared;
  // The longest schema comes first, so that a whole gets the plain name, and its parts get others.
  const shared = [...uses.keys()].filter(isShared).sort((a, b) => b.length - a.length);
  for (const key of [...shared.filter((one) => named.has(one)), ...shared.filter((one) => !named.has(one))]) {
    const name = nameOf(key);
    taken.add(name);
    names.set(key, name);
  }

  const schemas: Record<string, Json> = {};
  const written = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(written);
    if (!isJson(node)) return node;
    const { description, ...schema } = node;
    const name = isObject(node) ? names.get(keyOf(node)) : undefined;
    if (!name) return inner(node);
    schemas[name] ??= inner(schema);
    return { ...ref(name), ...(description !== undefined && { description }) };
  };
  const inner = (node: Json): Json =>
    Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, isData(name) ? value : written(value)]),
    );

  const refs = new Map<string, Json>();
  for (const [name, schema] of Object.entries(given)) {
    const whole = written(schema) as Json;
    const isRef = typeof whole.$ref === 'string';
    if (!isRef) schemas[name] = whole;
    refs.set(name, isRef ? whole : ref(name));
  }
  return { schemas: sorted(schemas), refOf: (name) => refs.get(name)! };
}

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The keys whose value is no schema. */
const isData = (name: string) => /^(enum|const|default|required|example|examples)$/.test(name);

const isJson = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const isObject = (node: Json) => isJson(node.properties) && Object.keys(node.properties).length > 0;

const keys = new WeakMap<object, string>();

/** The same for two schemas that accept the same; a description belongs to the place. */
function keyOf({ description: _, ...schema }: Json, of: object = schema): string {
  const known = keys.get(of);
  if (known) return known;
  const key = JSON.stringify(schema);
  keys.set(of, key);
  return key;
}

/** The schemas inside a schema, each with the field whose value it is, if any, and whether it is of a list's items. */
function* partsOf(node: Json): Generator<[field: string | undefined, part: unknown, isItem: boolean]> {
  for (const [field, part] of Object.entries((node.properties ?? {}) as Json)) yield [field, part, false];
  for (const part of [node.anyOf ?? [], node.allOf ?? [], node.oneOf ?? []].flat())
    yield [undefined, part, false];
  if (node.items) yield [undefined, node.items, true];
  if (node.additionalProperties) yield [undefined, node.additionalProperties, true];
}

/** `basketItems`: `basketItem`; `recipientList`: `recipient`; `choices`: `choice`; `address`: `address`. */
function singular(name: string): string {
  if (name.endsWith('List')) return name.slice(0, -4);
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:x|ss|sh|ch)es$/.test(name)) return name.slice(0, -2);
  return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const sorted = (schemas: Record<string, Json>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
