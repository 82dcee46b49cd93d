import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { getAvailability, type ProductAvailability } from '../../src/contract/product/availability.ts';
import { availabilities } from '../../src/domain/product/availability.ts';
import { availabilityOf, chosenOption, showsButtons } from '../../src/domain/product/shop-choice.ts';
import type { ShopOption } from '../../src/domain/product/shop-options.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { useOnRestored } from '../../src/hooks/use-on-restored.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { shownCartAtom } from '../../src/state/cart/cart.ts';
import { handleSlowFailure, inTime } from '../../src/state/delivery/in-time.ts';
import { useDeliveryPlace } from '../../src/state/delivery/use-delivery-place.ts';
import { askAvailabilityAtom } from '../../src/state/product/availability.ts';
import {
  quantitiesAtom,
  selectedProductsAtom,
  selectOptionAtom,
} from '../../src/state/product/selected-products.ts';
import { useRead } from '../../src/state/use-read.ts';
import type { AvailabilityProps } from './availability.island.ts';
import { shopMessages } from './availability.messages.ts';

/** The wait before the next call, if the server has not found out the availability of a product yet. */
const againMs = 1500;

/** How long a quantity has to rest before the server is asked about it. */
const quantityRestMs = 400;

/** The product's part of the last answer; undefined if the server does not know the product. */
export interface Answered {
  answer: ProductAvailability | undefined;
}

/**
 * The availability of the product at the shopper's place: read again when the product or the place changes, and after a
 * back-forward-cache restore.
 */
export function useAvailability({ zip: given, ...product }: AvailabilityProps) {
  const island = useIsland();
  const item = { ...product, quantity: useWantedQuantity(product) };
  const store = useStore();
  const cart = useAtomValue(shownCartAtom).cart;
  const place = useDeliveryPlace([cart?.cartSummary?.taxZipCode, given]);
  /** No code was known when the island mounted. */
  const [wasUnknown] = useState(!place.zip);
  const [visits, setVisits] = useState(0);
  useOnRestored(() => setVisits((count) => count + 1));
  // The island reads without a press: so a stale token opens no popup over a page on which the shopper has done nothing.
  const { state, read } = useRead<Answered>((error) =>
    handleSlowFailure(error, pageTexts(shopMessages).shopSlow, true),
  );
  const last = useRef<Answered>(undefined);
  if (state.status === 'done') last.current = state.answer;
  if (state.status === 'failed') last.current = undefined;

  const question = { item, place: { zip: place.zip, storeNumber: place.store?.storeNumber } };
  const ask = () =>
    read((ended) =>
      inTime(
        getAvailability,
        (signal) =>
          answerOf((asked) => store.set(askAvailabilityAtom, { ...question, signal: asked }), signal),
        AbortSignal.any([island.signal, ended]),
      ),
    );
  useOnChange(
    () => {
      ask();
    },
    JSON.stringify([question, visits]),
  );

  return { state, answered: last.current, place, wasUnknown, ask };
}

/**
 * The quantity in the product's field on the page, or else the host's own; of quick changes only the last counts, because each
 * asks the server.
 */
function useWantedQuantity({ sku, quantity }: Pick<AvailabilityProps, 'sku' | 'quantity'>): number {
  const wanted = useAtomValue(quantitiesAtom).get(sku) ?? quantity;
  const [settled, settle] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), quantityRestMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled;
}

/** Repeats the call until the server has found out the availability (decision 105). */
async function answerOf(
  ask: (signal: AbortSignal) => Promise<Answered['answer']>,
  signal: AbortSignal,
): Promise<Answered> {
  for (;;) {
    const answer = await ask(signal);
    if (availabilityOf(answer) !== availabilities.notRequested) return { answer };
    await new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, againMs);
      signal.addEventListener('abort', () => reject(clearTimeout(timer)), { once: true });
    });
  }
}

/**
 * The way that is chosen for a product of the page, which the add takes over (decision 106): kept across a change of options
 * and while an answer is on its way.
 */
export function useChosenWay({ sku }: AvailabilityProps, answered: Answered | undefined) {
  const store = useStore();
  const select = useSetAtom(selectOptionAtom);
  const [wanted, setWanted] = useState<ShopOption | undefined>(
    () => store.get(selectedProductsAtom).get(sku)?.selectedOption,
  );
  const answer = answered?.answer;
  const value = availabilityOf(answer);
  const chosen = answer && showsButtons(value) ? chosenOption(answer, wanted) : undefined;
  const shipMethod = answer?.shopButtonGroup?.buttons.find(({ option }) => option === chosen)?.shipMethod;
  const isNla = answered && value === availabilities.noLongerAvailable;

  useEffect(() => {
    select({
      sku,
      selectedOption: chosen,
      ...(chosen && { shipMethod }),
      ...(isNla !== undefined && { isNla }),
    });
  }, [select, sku, chosen, shipMethod, isNla]);

  return { chosen, choose: setWanted };
}
