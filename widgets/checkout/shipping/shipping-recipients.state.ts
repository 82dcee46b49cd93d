import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { mergeBasket } from '../../../src/domain/checkout/recipients.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { hasUnsaved, useDrafts } from '../../../src/state/checkout/drafts.ts';
import { useFormProblems } from '../../../src/state/checkout/form-problems.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { type ShippingParts, shippedItems } from './shipping.state.ts';
import {
  BasketChanges,
  knownParts,
  type Parts,
  partForm,
  partsNow,
  partsOf,
  toField,
} from './shipping-basket.state.ts';
import { type RecipientsMessages, recipientsMessages } from './shipping-recipients.messages.ts';

/** The items of an order that goes to several addresses, and their parts (checkout §4). */
export function useShippingRecipients({ checkout, flow, draft }: ShippingParts) {
  const store = useStore();
  const texts = useTexts(recipientsMessages);
  const { state, attempt, forget } = useChange();
  const items = useMergedItems(checkout);
  const known = knownParts(checkout);
  const parts = useDrafts(partForm, known);
  const values = partsNow(parts.values, checkout);
  const { place, problems, listed, focus, ...errors } = useFormProblems<string>();
  const changes = useMemo(() => new BasketChanges(flow, store), [flow, store]);
  /** Incremented to discard the typed quantities. */
  const [round, setRound] = useState(0);

  function handleNext(): unknown {
    const missing = missingAddresses(checkout, values, texts);
    errors.show(missing);
    if (Object.keys(missing).length) return undefined;
    return attempt(() =>
      nextStep(flow, stepIndexes.shipping, {
        async save() {
          await changes.save();
          // The server has the several addresses now: only choices made since the press of Next stay drafts.
          draft.forget(draft.values);
          return true;
        },
        // Also true while a change is pending, or while a split-off piece has no address.
        hasChanged: () =>
          hasUnsaved(store) ||
          flow.state.pending > 0 ||
          Object.values(knownParts(flow.checkout!)).some(({ to }) => !to),
        again: handleNext,
      }),
    );
  }

  return {
    items,
    values,
    place,
    problems,
    listed,
    focus,
    changes,
    round,
    state,
    next: handleNext,
    /** Called with a choice or a quantity. */
    set(partId: string, changed: Partial<Parts[string]>) {
      parts.set(partId, changed);
      if (changed.to) errors.update((name) => (name === toField(partId) ? undefined : problems[name]));
    },
    isDirty: draft.isDirty || parts.isDirty,
    cancel() {
      draft.forget();
      parts.forget();
      errors.show({});
      forget();
      setRound(round + 1);
    },
  };
}

/** Errors for the parts without an address, by field, with the item's name. */
function missingAddresses(
  checkout: Checkout,
  values: Parts,
  texts: RecipientsMessages,
): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const item of shippedItems(checkout))
    for (const { basketItemId } of partsOf(item)) {
      const field = toField(basketItemId);
      if (!values[basketItemId]?.to) missing[field] = fillIn(texts.addressForItemMissing, nameOf(item));
    }
  return missing;
}

export const nameOf = ({ itemInfo, sku }: BasketItem): string => itemInfo?.name ?? sku;

/**
 * The items that are sent. Items missing from a newly read basket stay, marked as removed; new ones come first,
 * because they may need an address.
 */
function useMergedItems({ basketItems }: Checkout): readonly BasketItem[] {
  const [shown, setShown] = useState({ fresh: basketItems, items: basketItems });
  const isSame = shown.fresh === basketItems;
  const items = isSame ? shown.items : mergeBasket(shown.items, basketItems, 'first');
  if (!isSame) setShown({ fresh: basketItems, items });
  return items.filter(({ isPickup }) => !isPickup);
}
