import { wrongUnitRemedy, wrongUnits, wrongUnitWords } from '../domain/price-units.ts';
import { type Finding, jsonOf, mistake } from './fact.ts';
import type { Page } from './page.ts';

/** Amounts in dollars, in the structured props of hosts and openers, where cents are meant. */
export function checkPrices({ facts }: Page): Finding[] {
  return facts.flatMap((fact) =>
    jsonOf(fact).flatMap(({ text }) =>
      wrongUnits(parsed(text)).map((wrong) =>
        mistake('price-in-dollars', `${wrongUnitWords(wrong)}.`, wrongUnitRemedy, fact),
      ),
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported as JSON that cannot be read.
    return undefined;
  }
}
