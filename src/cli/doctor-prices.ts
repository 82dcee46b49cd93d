import { wrongUnitRemedy, wrongUnits, wrongUnitWords } from '../domain/price-units.ts';
import type { Mistake } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

/** Amounts in dollars, in the structured props of hosts and openers, where cents are meant. */
export function priceMistakes(elements: readonly HtmlElement[]): Mistake[] {
  return elements.flatMap(({ attributes, text, line }) => {
    const isHost = attributes.has('data-island') || attributes.has('data-island-open');
    const texts = isHost ? [...attributes.values()].filter((value) => /^\s*[[{]/.test(value)) : [];
    if (attributes.has('data-island-props')) texts.push(text);
    return texts
      .flatMap((one) => wrongUnits(parsed(one)))
      .map((wrong) => ({ line, message: `${wrongUnitWords(wrong)}. ${wrongUnitRemedy}` }));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported as JSON that cannot be read.
    return undefined;
  }
}
