/** The fields of valibot's schemas that describe the accepted JSON. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: readonly Schema[];
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  getter?(): Schema;
}

/** Prints the JSON that schemas accept as TypeScript; an object that many of them share gets a name. */
export class SchemaTypes {
  readonly #names = new Map<object, string>();
  readonly #declared: string[] = [];
  readonly #uses = new Map<object, number>();

  /** @param schemas all schemas that will be printed, because the shared ones are counted first */
  constructor(schemas: readonly object[]) {
    for (const schema of schemas) this.#count(schema as Schema);
  }

  /** The type of the JSON that a schema accepts; a shared object in it may be named for `key`. */
  typeOf(schema: object, key: string): string {
    return this.#print(schema as Schema, key);
  }

  /** The declarations of the named types; complete once everything has been printed. */
  get declarations(): readonly string[] {
    return this.#declared;
  }

  #count(schema: Schema): void {
    if (schema.entries) {
      // Counted by the entries, because several schemas may be made of the same entries.
      const uses = (this.#uses.get(schema.entries) ?? 0) + 1;
      this.#uses.set(schema.entries, uses);
      if (uses > 1) return;
    }
    for (const inner of innerOf(schema)) this.#count(inner);
  }

  #print(schema: Schema, key: string): string {
    const { type, wrapped, item, items, options, literal } = schema;
    const inner = (part: Schema) => this.#print(part, key);
    switch (type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
        return type;
      case 'literal':
        return JSON.stringify(literal);
      case 'picklist':
      case 'enum':
        return options!.map((one) => JSON.stringify(one)).join(' | ');
      case 'union':
      case 'variant':
        return unionOf((options as Schema[]).map(inner));
      case 'optional':
      case 'exact_optional':
        return inner(wrapped!);
      case 'nullish':
      case 'nullable':
        return unionOf([inner(wrapped!), 'null']);
      case 'array':
        return listOf(this.#print(item!, singular(key)));
      case 'tuple':
        return `[${items!.map(inner).join(', ')}]`;
      case 'record':
        return `{ [key: string]: ${inner(schema.value!)} }`;
      case 'lazy':
        return inner(schema.getter!());
      default:
        return schema.entries ? this.#object(schema.entries, key) : 'unknown';
    }
  }

  #object(entries: Record<string, Schema>, key: string): string {
    const named = this.#names.get(entries);
    if (named) return named;
    const isShared = this.#uses.get(entries)! > 1 && Object.keys(entries).length > 1;
    const name = isShared ? this.#newName(key) : undefined;
    if (name) this.#names.set(entries, name);
    const fields = Object.entries(entries).map(([field, schema]) => {
      const isOptional = /^(optional|exact_optional|nullish|undefinedable)$/.test(schema.type);
      const word = /^[A-Za-z_$][\w$]*$/.test(field) ? field : JSON.stringify(field);
      return `${word}${isOptional ? '?' : ''}: ${this.#print(schema, field)};`;
    });
    const text = fields.length ? `{ ${fields.join(' ')} }` : 'Record<string, never>';
    if (!name) return text;
    this.#declared.push(`export interface ${name} ${text}`);
    return name;
  }

  #newName(key: string): string {
    const words = key.replaceAll(/(^|[^A-Za-z\d]+)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
    const taken = [...this.#names.values()];
    let name = words;
    for (let nth = 2; taken.includes(name); nth++) name = `${words}${nth}`;
    return name;
  }
}

function innerOf({ entries, item, items, value, wrapped, options, getter, type }: Schema): Schema[] {
  const members = type === 'union' || type === 'variant' ? (options as Schema[]) : [];
  const others = [item, value, wrapped, getter?.()].filter((part) => part !== undefined);
  return [...Object.values(entries ?? {}), ...(items ?? []), ...members, ...others];
}

const unionOf = (types: readonly string[]) =>
  [...new Set(types.flatMap((type) => (/[{(]/.test(type) ? type : type.split(' | '))))].join(' | ');

const listOf = (type: string) => (/^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`);

/** The name of an item for the name of its list: `BasketItem` for `basketItems`. */
const singular = (key: string) => key.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
