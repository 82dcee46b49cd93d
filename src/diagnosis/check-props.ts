import { brokenJsonRemedy } from '../domain/json-remedy.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Island } from '../runtime/define-island.ts';
import { misspeltStructured } from '../runtime/misspelt-structured.ts';
import { type PropsSource, readProps } from '../runtime/parse-props.ts';
import { type Fact, type Finding, mistake, suggestion } from './fact.ts';

/** Finds keys of structured props that look misspelt. */
export function checkKeys({ name, props }: Island, source: PropsSource, at: Fact): Finding[] {
  return misspeltStructured(props, source).map(([key, meant]) =>
    mistake(
      'misspelt-prop',
      `${name} has no prop ${key}, which is ignored.${suggestion(meant)}`,
      `Write ${meant} in its JSON ${source.script ? 'script' : 'attribute'}.`,
      at,
    ),
  );
}

/**
 * Finds values that are missing or refused, by the runtime's own parsing.
 * @param sources the element first, then the elements whose attributes it falls back on
 * @param isCarrier whether the element only carries attributes for an overlay, so that an opener or a script may give the
 * rest
 */
export function checkValues(island: Island, sources: PropsSource[], at: Fact, isCarrier = false): Finding[] {
  const { error } = readProps(island.props, sources, {}, island.name);
  if (!error) return [];
  // Each sentence is about one prop: the given value, and the accepted ones.
  return error.message
    .split(/\. (?=\S+ (?:was|is missing))/)
    .filter((sentence) => !(isCarrier && sentence.includes(' is missing;')))
    .map((sentence) => {
      const [what, accepted = ''] = sentence.split('; accepted is ');
      return mistake(
        what!.endsWith('is missing') ? 'missing-attribute' : 'wrong-attribute',
        `${island.name}: ${what}, so that the server’s content stays.`,
        propsRemedy(island, sources[0]!, what!.split(' ')[0]!) ??
          `Give it ${accepted.replace(/\.$/, '') || 'a value that is accepted'}.`,
        at,
      );
    });
}

/** The remedy for a JSON script or attribute that cannot be parsed; `given` is the attribute's name. */
function propsRemedy({ props }: Island, { element, script }: PropsSource, given: string): string | undefined {
  const structured = Object.keys(props).filter((key) => props[key]!.schema);
  return brokenJsonRemedy(given, structured.map(attributeName), {
    script: script?.textContent ?? '',
    attribute: element.getAttribute(given) ?? '',
  });
}
