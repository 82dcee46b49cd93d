import type { Call } from '../contract/call.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Attribute } from '../runtime/attributes.ts';
import type { Island } from '../runtime/define-island.ts';
import { SchemaTypes } from './schema-types.ts';

interface Declared {
  islands: readonly Island[];
  calls: readonly Pick<Call, 'name'>[];
  /** The calls that a widget sends. */
  callsOf(widget: string): readonly string[];
  /** The names of a widget's states. */
  statesOf(widget: string): readonly string[];
}

/** The types in place of src/testing/declared.ts, by the names of this build. */
export function declaredTypes({ islands, calls, callsOf, statesOf }: Declared): string {
  const schemas = islands.flatMap(({ props }) => Object.values(props).flatMap(({ schema }) => schema ?? []));
  const values = new SchemaTypes(schemas);
  const byWidget = (text: (island: Island) => string) =>
    islands.map((island) => `  ${JSON.stringify(island.name)}: ${text(island)};`).join('\n');
  const attributes = byWidget(({ props }) => object(props, attributeName, valuesOf));
  const props = byWidget(({ name, kind, props: declared }) => {
    const given = Object.entries(declared).filter(([, { schema }]) => kind === 'overlay' || schema);
    return object(Object.fromEntries(given), String, ({ schema }, key) =>
      schema && schema.type !== 'custom'
        ? values.typeOf(schema, key)
        : `WidgetProps[${JSON.stringify(name)}][${JSON.stringify(key)}]`,
    );
  });
  const known = calls.map(({ name }) => name);
  const imported = (type: string, file: string) =>
    `import type { ${type} } from ${JSON.stringify(`../${file}.js`)};`;
  return `${imported('Calls', 'calls')}
${imported('WidgetProps', 'islands')}

/** A widget. */
export type WidgetName = ${words(islands.map(({ name }) => name))};

/** A declared call, such as \`addItems\`. */
export type CallName = ${words(known)};

interface SentCalls {
${byWidget(({ name }) => words(callsOf(name).filter((call) => known.includes(call))))}
}

/** The calls that a widget sends. */
export type CallOf<Widget extends WidgetName> = SentCalls[Widget];

interface DeclaredAttributes {
${attributes}
}

/** The attributes of any host. */
interface HostAttributes {
  id?: string;
  class?: string;
  lang?: string;
  dir?: string;
  style?: string;
  title?: string;
  hidden?: string;
  role?: string;
  [other: \`aria-\${string}\` | \`data-island-\${string}\` | \`data-si-\${string}\` | \`data-test\${string}\`]: string;
}

/** The attributes of a widget's host. */
export type AttributesOf<Widget extends WidgetName> = DeclaredAttributes[Widget] & HostAttributes;

interface StructuredValues {
${props}
}

/** The structured values of a widget; for an overlay, all that it can be opened with. */
export type PropsOf<Widget extends WidgetName> = StructuredValues[Widget];

interface States {
${byWidget(({ name }) => words(statesOf(name)))}
}

/** The names of a widget's states. */
export type StateOf<Widget extends WidgetName> = States[Widget];

/** The JSON of a call's answer. */
export type AnswerOf<Called extends CallName> = Calls[Called]['answer'];

/** The JSON body of a call; null for a GET. */
export type BodyOf<Called extends CallName> = Calls[Called]['method'] extends 'GET'
  ? null
  : Calls[Called]['payload'];

${values.declarations.join('\n\n')}
`;
}

const words = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' | ') || 'never';

/** Any text, because a test may be about a wrong one; an editor offers the accepted values. */
const valuesOf = ({ values }: Attribute<unknown>) => (values ? `${words(values)} | (string & {})` : 'string');

function object(
  props: Island['props'],
  nameOf: (key: string) => string,
  typeOf: (declared: Attribute<unknown>, key: string) => string,
): string {
  const fields = Object.entries(props).map(
    ([key, declared]) => `${JSON.stringify(nameOf(key))}?: ${typeOf(declared, key)};`,
  );
  return fields.length ? `{ ${fields.join(' ')} }` : 'Record<never, never>';
}
