import { toJsonSchema } from '@valibot/to-json-schema';
import type ts from 'typescript';
import * as v from 'valibot';
import { readablePath } from '../contract/call.ts';
import type { ExampledCall } from '../contract/examples.ts';
import { type ContextKey, contextKeys } from '../page/context-keys.ts';
import { printType } from './print-type.ts';

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

const keys: [string, ContextKey][] = Object.entries(contextKeys);

/** A key's purpose, accepted values and default: `The brand. Accepts "core" or "modern"; "core" if left out.` */
const description = ({ about, accepts, without }: ContextKey) =>
  `${about} Accepts ${accepts}${without ? `; if left out: ${without}` : ''}.`;

/** The path that an endpoint replaces, by the name of its call. */
const pathsOf = (calls: readonly ExampledCall[]) =>
  Object.fromEntries(calls.map((call) => [call.name, `In place of ${call.method} ${readablePath(call)}.`]));

/**
 * The JSON Schema of `#storefront-context`, for editors and for a server's own tests. A page's own keys are allowed, as
 * on a page; the check that a text is an origin has no equivalent and is left out.
 */
export function contextJsonSchema(version: string, calls: readonly ExampledCall[]): JsonSchema {
  const whole = v.object(Object.fromEntries(keys.map(([key, { schema }]) => [key, v.optional(schema)])));
  const schema = toJsonSchema(whole, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-07',
  }) as JsonSchema;
  for (const [key, declared] of keys) {
    const property = schema.properties![key]!;
    property.description = description(declared);
    const names = { ...(key === 'endpoints' && pathsOf(calls)), ...declared.names };
    for (const [name, about] of Object.entries(names)) {
      property.properties ??= {};
      const value = property.properties[name] ?? (property.additionalProperties as JsonSchema);
      property.properties[name] = { ...value, description: about };
    }
    acceptNull(property);
  }
  return {
    ...schema,
    title: `The page context of storefront-islands ${version}`,
    description: 'The text of <script type="application/json" id="storefront-context">.',
    properties: { $schema: { type: 'string' }, ...schema.properties },
  };
}

/** On a page `null` counts as left out. */
function acceptNull(property: JsonSchema): void {
  if (typeof property.type === 'string') property.type = [property.type, 'null'];
  if (Array.isArray(property.enum)) property.enum = [...property.enum, null];
  if (Array.isArray(property.anyOf)) property.anyOf = [...property.anyOf, { type: 'null' }];
}

/** The TypeScript declaration of the page context: `export interface PageContext {…}`, each key with its docs. */
export function contextType(program: ts.Program, path: string): string {
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const given = checker.getExportsOfModule(symbol).find(({ name }) => name === 'GivenContext')!;
  const type = checker.getDeclaredTypeOfSymbol(given);
  const members = keys.map(([key, declared]) => {
    const property = checker.getNonNullableType(checker.getTypeOfSymbol(type.getProperty(key)!));
    const printed = printType(checker, property, '  ');
    return `  /** ${description(declared)} */\n  ${key}?: ${printed};`;
  });
  return `/** What a page may write into \`#storefront-context\`; other keys are ignored. */
export interface PageContext {
${members.join('\n')}
}`;
}
