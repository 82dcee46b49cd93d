import { wrongUnitRemedy, wrongUnits, wrongUnitWords } from '../domain/price-units.ts';
import { type Finding, jsonOf, mistake } from './fact.ts';
import type { Page } from './page.ts';

/** Finds amounts in dollars where cents are meant, in the structured props of hosts and openers. */
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
    // Another rule reports JSON that cannot be read.
    return undefined;
  }
}
