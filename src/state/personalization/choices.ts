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
  /** The choices, the latest last; a choice for a line of the cart has no sku. */
  choices: v.array(v.object({ key: v.string(), sku: v.string(), choice })),
});

interface Kept extends Omit<v.InferOutput<typeof kept>, 'choices'> {
  choices: readonly { key: string; sku: string; choice: PersonalizationChoice }[];
}

/** More choices than a shopper edits at a time. */
const most = 20;

/** Text typed on this page stays as long as the page; text of an earlier page expires (decision 114). */
let openedAt = Date.now();
if ('addEventListener' in globalThis)
  onRestored(() => {
    openedAt = Date.now();
  });

/** The typed texts and choices of the shopper, which survive a crash, a reload and a sign-in (decision 114). */
const choicesAtom = storedAtom('session', personalizationsKey, (stored): Kept => {
  const { success, output } = v.safeParse(kept, stored);
  const isFresh = success && (output.at > openedAt || isKeptSince(output.at, openedAt));
  return isFresh && output.visit === visitId() ? output : { visit: '', at: 0, choices: [] };
});

/**
 * The typed text and the choices for an item, or for the same product with other options, so that another color of the
 * product does not lose the text.
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

/** Deletes the typed text and the choices for an item, which the shopper has given up. */
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
