import { useAtomValue, useStore } from 'jotai';
import * as v from 'valibot';
import { type PersonalizedItem, personalizationKey } from '../../domain/personalization/personalization.ts';
import type { PersonalizationChoice } from '../../domain/personalization/templates.ts';
import { onRestored } from '../../page/restored.ts';
import { isKeptSince, personalizationsKey, visitId } from '../../page/visit.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

const choice = v.object({
  templateName: v.optional(v.string()),
  lines: v.array(
    v.object({
      elementName: v.string(),
      text: v.optional(v.string()),
      font: v.optional(v.string()),
      textColor: v.optional(v.string()),
    }),
  ),
});

const kept = v.object({
  visit: v.string(),
  /** When something was typed last, in milliseconds since 1970. */
  at: v.number(),
  /** The latest last; without a sku for a line of the cart. */
  choices: v.array(v.object({ key: v.string(), sku: v.string(), choice })),
});

interface Kept extends Omit<v.InferOutput<typeof kept>, 'choices'> {
  choices: readonly { key: string; sku: string; choice: PersonalizationChoice }[];
}

/** More than one shopper has open at a time. */
const most = 20;

/** What is typed on a page that is open stays; what an earlier page has stored does not for long (decision 114). */
let openedAt = Date.now();
if ('addEventListener' in globalThis)
  onRestored(() => {
    openedAt = Date.now();
  });

/** What the shopper has typed and chosen: it survives a crash, a reload and a sign-in (decision 114). */
const choicesAtom = storedAtom('session', personalizationsKey, (stored): Kept => {
  const { success, output } = v.safeParse(kept, stored);
  const isFresh = success && (output.at > openedAt || isKeptSince(output.at, openedAt));
  return isFresh && output.visit === visitId() ? output : { visit: '', at: 0, choices: [] };
});

/**
 * What the shopper has typed and chosen for an item, or for the same product with other options: a text is not lost with
 * another color of the product.
 */
export function useChoice(item: PersonalizedItem) {
  const store = useStore();
  const { choices } = useAtomValue(choicesAtom);
  const key = personalizationKey(item);
  const sku = item.lineId ? '' : item.sku;
  const mine =
    choices.findLast((one) => one.key === key) ?? choices.findLast((one) => sku && one.sku === sku);

  const write = (choice: PersonalizationChoice) => replace(store, key, [{ key, sku, choice }]);

  return { choice: mine?.choice, write };
}

/** The shopper has given up what was typed and chosen for an item. */
export function dropChoice(store: Store, item: PersonalizedItem): void {
  replace(store, personalizationKey(item), []);
}

function replace(store: Store, key: string, by: Kept['choices']): void {
  store.set(choicesAtom, ({ choices: before }) => ({
    visit: visitId(),
    at: Date.now(),
    choices: [...before.filter((one) => one.key !== key), ...by].slice(-most),
  }));
}
