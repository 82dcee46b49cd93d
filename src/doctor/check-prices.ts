import { wrongUnitRemedy, wrongUnits, wrongUnitWords } from '../domain/price-units.ts';
import { type Finding, mistake } from './finding.ts';

/** Amounts in dollars, in the structured props of hosts and openers, where cents are meant. */
export function checkPrices(): Finding[] {
  return [...document.querySelectorAll('[data-island], [data-island-open]')].flatMap((host) =>
    structured(host).flatMap((props) =>
      wrongUnits(props).map((wrong) =>
        mistake('price-in-dollars', `${wrongUnitWords(wrong)}.`, wrongUnitRemedy, host),
      ),
    ),
  );
}

/** The JSON in a host's script, and in its attributes. */
function structured(host: Element): unknown[] {
  const scripts = [...host.querySelectorAll(':scope > script[data-island-props]')];
  const texts = [
    ...scripts.map(({ textContent }) => textContent),
    ...[...host.attributes].map(({ value }) => value).filter((value) => /^\s*[[{]/.test(value)),
  ];
  return texts.flatMap((text) => {
    try {
      return [JSON.parse(text ?? '')];
    } catch {
      // Reported as JSON that cannot be read.
      return [];
    }
  });
}
