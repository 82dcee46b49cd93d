import type { StrictArgTypes } from 'storybook/internal/csf';
import type { DeclaredProp, DeclaredWidget } from '../.storybook/declared-widgets.ts';
import type { IslandExample } from '../src/testing/island-example.ts';

/** A control for each declared prop: what it says, what it accepts, and what the widget does without it. */
export function controlsOf({ props }: DeclaredWidget): StrictArgTypes {
  return Object.fromEntries(
    props.map((prop) => [
      prop.key,
      {
        name: prop.isStructured ? prop.key : prop.attribute,
        description: prop.about,
        control: controlOf(prop),
        ...(prop.values && !isFlag(prop) && { options: prop.values }),
        table: {
          type: { summary: prop.accepts },
          defaultValue: { summary: prop.isRequired ? 'required' : JSON.stringify(prop.fallback) },
        },
      },
    ]),
  );
}

function controlOf(prop: DeclaredProp) {
  if (prop.isStructured) return { type: 'object' as const };
  if (isFlag(prop)) return { type: 'boolean' as const };
  if (prop.values) return { type: 'select' as const };
  if (prop.range) return { type: 'number' as const, min: prop.range[0], max: prop.range[1] };
  return { type: 'text' as const };
}

const isFlag = ({ values }: DeclaredProp) => values?.join() === 'true,false';

/** A story's own controls: the example's props, as far as its attributes are values that a control can hold. */
export function argsOf(
  widget: DeclaredWidget,
  { attributes = {}, props = {} }: IslandExample,
): Record<string, unknown> {
  const found = widget.props.map((prop) => [
    prop.key,
    props[prop.key] ?? controlValue(prop, attributes[prop.attribute]),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function controlValue(prop: DeclaredProp, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (prop.isStructured) return parsed(text);
  if (isFlag(prop)) return /^(true|false)$/.test(text) ? text === 'true' : undefined;
  if (prop.range) return /^-?\d+$/.test(text) ? Number(text) : undefined;
  return text;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The example with its controls' values: an attribute whose control is emptied is left out. */
export function withControls(
  { kind, props: declaredProps }: DeclaredWidget,
  example: IslandExample,
  controls: Record<string, unknown>,
): IslandExample {
  const attributes = { ...example.attributes };
  const props = { ...example.props };
  for (const { key, attribute, isStructured } of declaredProps) {
    if (!(key in controls)) continue;
    // An emptied text field.
    const value = controls[key] === '' ? undefined : controls[key];
    const isInScript = key in props || kind === 'overlay' || (isStructured && !(attribute in attributes));
    if (isInScript) props[key] = value;
    else if (value === undefined) delete attributes[attribute];
    else attributes[attribute] = isStructured ? JSON.stringify(value) : String(value);
    if (props[key] === undefined) delete props[key];
  }
  const hasProps = Object.keys(props).length > 0 || example.props;
  return { ...example, attributes, ...(hasProps && { props }) };
}
