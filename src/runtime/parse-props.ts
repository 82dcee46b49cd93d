import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import { attributeName, type Props } from './attributes.ts';

/** Raised for an island whose attributes or structured props cannot be used; says every one that is wrong. */
export class PropsError extends Error {
  override readonly name = 'PropsError';
}

/**
 * The props of one island. What `open()` gave wins over the elements, an earlier element over a later one (an opener
 * over the page's host), in each its JSON script over its attributes, and all of them over the declared fallbacks. An
 * empty text is the same as none, but where it is required.
 * @throws PropsError naming each attribute, what was given and what is accepted.
 */
export function parseProps(props: Props, elements: Element[], given: object = {}): Record<string, unknown> {
  const wrong: string[] = [];
  const structured = elements.map((element) => readStructured(element, wrong));
  const values: Record<string, unknown> = {};
  for (const [key, { schema, read, accepts, isRequired, fallback }] of Object.entries(props)) {
    const attribute = attributeName(key);
    // A template writes `data-term=""` where it has no term. A bare flag is a yes.
    const isEmptyGiven = schema || isRequired || read!('');
    const raw = [
      own(given, key),
      ...elements.flatMap((element, nth) => [
        own(structured[nth]!, key),
        schema ? undefined : element.getAttribute(attribute)?.trim(),
      ]),
    ].find((value) => value !== undefined && (isEmptyGiven || value !== ''));
    const label = schema ? key : attribute;
    if (raw === undefined) {
      values[key] = fallback;
      if (isRequired) wrong.push(`${label} is missing; accepted is ${accepts}`);
    } else if (schema) {
      const result = safeParse(schema, raw);
      values[key] = result.output;
      if (!result.success)
        wrong.push(`${label} was ${show(raw)}; accepted is ${accepts}${where(result.issues)}`);
    } else {
      // An opener passes typed values, an attribute passes text: both are read as text.
      values[key] = /string|number|boolean/.test(typeof raw) ? read!(String(raw).trim()) : undefined;
      if (values[key] === undefined) wrong.push(`${label} was ${show(raw)}; accepted is ${accepts}`);
    }
  }
  // No card's number stands in an error, whatever a page gives: nor the most of one that was cut.
  if (wrong.length) throw new PropsError(wrong.join('. ').replace(/\d(?:[ -]?\d){8,}/g, '…'));
  return values;
}

function readStructured(host: Element, wrong: string[]): object {
  // Only its own script: a host inside has one of its own.
  const script = [...host.querySelectorAll('script[data-island-props]')].find(
    (found) => found.closest('[data-island],[data-island-open]') === host,
  );
  if (!script) return {};
  const text = script.textContent ?? '';
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Said below, together with what is accepted.
  }
  wrong.push(`data-island-props was ${show(text.trim())}; accepted is one JSON object`);
  return {};
}

// Never through the prototype chain: the page may have added to Object.prototype.
function own(source: object, key: string): unknown {
  return Object.hasOwn(source, key) ? ((source as Record<string, unknown>)[key] ?? undefined) : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function where([issue]: [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const path = getDotPath(issue);
  return ` (${path ? `${path}: ` : ''}${issue.message})`;
}
