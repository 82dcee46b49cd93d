import { brokenJsonRemedy } from '../domain/json-remedy.ts';
import { attributeName } from './attribute-name.ts';
import type { Island } from './define-island.ts';
import type { PropsSource } from './parse-props.ts';

/** The remedy for a JSON script or attribute that cannot be parsed; `given` is the attribute's name. */
export function propsRemedy(
  { props }: Island,
  { element, script }: PropsSource,
  given: string,
): string | undefined {
  const structured = Object.keys(props).filter((key) => props[key]!.schema);
  return brokenJsonRemedy(given, structured.map(attributeName), {
    script: script?.textContent ?? '',
    attribute: element.getAttribute(given) ?? '',
  });
}
