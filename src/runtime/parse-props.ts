import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { type Parsed, parseTolerantly, reasonOf } from '../page/parse-tolerantly.ts';
import { reportLeft } from '../page/report-left.ts';
import { attributeName } from './attribute-name.ts';
import type { Props } from './attributes.ts';

/** Thrown for invalid attributes or structured props; the message names each of them. */
export class PropsError extends Error {
  override readonly name = 'PropsError';
}

/**
 * Where props are read: an element with attributes, and its JSON script, which is in the host or in the host's server
 * content.
 */
export interface PropsSource {
  element: Element;
  script: Element | undefined;
}

/** The source of an element's props: its attributes, and its own JSON script. */
export function propsSource(element: Element): PropsSource {
  // Only the element's own script, not one of a nested host.
  const script = [...element.querySelectorAll('script[data-island-props]')].find(
    (found) => found.closest('[data-island],[data-island-open]') === element,
  );
  return { element, script };
}

/**
 * The props of one island, as in `readProps`.
 * @throws PropsError naming each attribute, the given value and the accepted ones.
 */
export function parseProps(
  props: Props,
  sources: PropsSource[],
  given?: object,
  island?: string,
): Record<string, unknown> {
  const { values, error } = readProps(props, sources, given, island);
  if (error) throw error;
  return values;
}

/**
 * The props of one island, and an error that names those without a valid value. Precedence: the props of `open()`, then
 * the elements in order (an opener before the page's host), in each the JSON script before the attributes, then the
 * declared fallbacks. Empty text counts as missing, unless the attribute is required.
 * @param island its name for the report, where no element has it
 */
export function readProps(
  props: Props,
  sources: PropsSource[],
  given: object = {},
  island?: string,
): { values: Record<string, unknown>; error: PropsError | undefined } {
  const wrong: string[] = [];
  const left: string[] = [];
  const structured = sources.map((source) => readStructured(source, wrong));
  const values: Record<string, unknown> = {};
  for (const [key, { schema, read, accepts, isRequired, isLenient, fallback, orAttribute }] of Object.entries(
    props,
  )) {
    const attribute = attributeName(key);
    // A template writes `data-term=""` if it has no term. A bare flag means yes.
    const isEmptyGiven = schema || isRequired || read!('');
    const ownLabel = schema ? key : attribute;
    const { value: raw, label } = [
      { value: own(given, key), label: ownLabel },
      ...sources.flatMap(({ element }, nth) => [
        { value: own(structured[nth]!, key), label: ownLabel },
        { value: readAttribute(element, attribute, !!schema), label: attribute },
        { value: orAttribute && read!(element.getAttribute(orAttribute) ?? ''), label: attribute },
      ]),
    ].find(({ value }) => value !== undefined && (isEmptyGiven || value !== '')) ?? { label: ownLabel };
    const leave = () => left.push(`${label} (accepted is ${accepts})`);
    if (raw === undefined) {
      if (isRequired) wrong.push(`${label} is missing; accepted is ${accepts}`);
      else values[key] = fallback;
    } else if (schema) {
      const result = parseStructured(schema, raw);
      if (result.success) {
        values[key] = result.output;
        left.push(...result.left.map((at) => `${key}.${at}`));
      } else if (isLenient) leave();
      else wrong.push(`${label} was ${show(raw)}; accepted is ${accepts}${where(result.issues)}`);
    } else {
      // open() passes typed values, attributes pass text: both are parsed as text.
      const value = /string|number|boolean/.test(typeof raw) ? read!(String(raw).trim()) : undefined;
      if (value !== undefined) values[key] = value;
      else if (isLenient) leave();
      else wrong.push(`${label} was ${show(raw)}; accepted is ${accepts}`);
    }
  }
  if (left.length) {
    const { element } = sources[0] ?? {};
    const name = element?.getAttribute('data-island') ?? element?.getAttribute('data-island-open') ?? island;
    reportLeft(`${name}: left out of its props`, left);
  }
  // No error may quote anything that looks like a card number, or a part of one.
  const error = wrong.length
    ? new PropsError(wrong.join('. ').replace(/\d(?:[ -]?\d){8,}/g, '…'))
    : undefined;
  return { values, error };
}

/** A list without any valid item is refused, so that the server's content stays. */
function parseStructured(schema: GenericSchema, raw: unknown): Parsed<GenericSchema> {
  const read = parseTolerantly(schema, raw);
  if (!read.success || !read.left.length || !Array.isArray(read.output) || read.output.length) return read;
  const { issues } = safeParse(schema, raw);
  return { success: false, issues: issues! };
}

function readStructured({ script }: PropsSource, wrong: string[]): object {
  if (!script) return {};
  const text = script.textContent ?? '';
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Reported below, with the accepted values.
  }
  wrong.push(`data-island-props was ${show(text.trim())}; accepted is one JSON object`);
  return {};
}

// A structured value as the attribute's JSON. Text that is not JSON is returned as it is: the schema refuses it.
function readAttribute(element: Element, attribute: string, isJson: boolean): unknown {
  const text = element.getAttribute(attribute)?.trim();
  if (!isJson || text === undefined) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

// Own keys only: the page may have extended Object.prototype.
function own(source: object, key: string): unknown {
  return Object.hasOwn(source, key) ? ((source as Record<string, unknown>)[key] ?? undefined) : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function where([issue]: [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const path = getDotPath(issue);
  return ` (${path ? `${path}: ` : ''}${reasonOf(issue, issue.message)})`;
}
