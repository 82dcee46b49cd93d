import * as v from 'valibot';
import { personalization } from '../../contract/personalization/personalization.ts';
import { type PersonalizedItem, personalizationText } from '../../domain/personalization/personalization.ts';
import { personalizationOf, templateOf, typedChoice } from '../../domain/personalization/templates.ts';
import { fieldText } from '../../page/field-text.ts';
import type { EnteredPersonalization } from './personalization.ts';

/**
 * The personalization in the server's fields, while the editor of an item is not mounted yet or has failed, so that the
 * text is not lost.
 * @param entered the personalization in the editor before it failed, with fonts and colors that the server's fields may
 *   lack
 * @returns undefined while the editor is mounted, or if there is none
 */
export function serverEditorOf(
  { sku }: PersonalizedItem,
  entered: EnteredPersonalization | undefined,
): { personalization: EnteredPersonalization; isRequired: boolean } | undefined {
  const host = [...document.querySelectorAll<HTMLElement>('[data-island="personalization"]')].find(
    ({ dataset }) => dataset.sku === sku && dataset.islandStatus !== 'mounted',
  );
  const offer = host && offerOf(host);
  if (!offer) return undefined;
  const choice = typedChoice(offer, fieldsOf(host));
  const typed = personalizationOf(offer, templateOf(offer, choice), choice);
  const isSame = entered && personalizationText(entered.lines) === personalizationText(typed.lines);
  return {
    personalization: isSame ? entered : typed,
    isRequired: /^(|true|1)$/.test(host.dataset.isRequired ?? 'false'),
  };
}

/** How the product can be personalized; a mistake in that data is reported when the editor mounts. */
function offerOf(host: HTMLElement) {
  const script = host.querySelector('script[data-island-props]')?.textContent;
  const given = [script, `{"personalization":${host.dataset.personalization}}`];
  for (const text of given) {
    const { success, output } = v.safeParse(offered, text);
    if (success) return output.personalization;
  }
  return undefined;
}

const offered = v.pipe(v.string(), v.parseJson(), v.object({ personalization }));

/** The server's fields by their names; they belong to the form of Add to Cart, wherever they are in the page. */
function fieldsOf(host: HTMLElement): Record<string, string> {
  const fields = [...host.querySelectorAll<HTMLInputElement>(':is(input,select,textarea)[name]')];
  return Object.fromEntries(
    fields
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map((field) => [field.name, fieldText(field)]),
  );
}
