import { atom } from 'jotai';
import type { AddItemsAnswer, AddToCartItem } from '../../contract/cart/cart.ts';
import {
  type PersonalizationDesign,
  type PersonalizationError,
  saveDesign,
} from '../../contract/personalization/personalization.ts';
import { markedLines, type Personalization } from '../../domain/personalization/personalization.ts';
import { callDetails } from '../../http/address.ts';
import { RefusedError } from '../../http/errors/refused-error.ts';
import { send } from '../../http/send.ts';
import { addItemsAtom } from '../cart/cart.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** What the shopper has put on each product of the page, by sku: set by what lets them enter it, read by what adds. */
export const personalizationsAtom = sharedAtom('personalizations', () =>
  atom<Readonly<Record<string, Personalization>>>({}),
);

/** The same, of what `add-to-cart` lets the shopper enter itself: for what stands beside it. */
export const typedPersonalizationsAtom = sharedAtom('typedPersonalizations', () =>
  atom<ReadonlyMap<string, Personalization>>(new Map()),
);

/** The server does not put that on a product; `marked` are the lines it is about, by their elementName (checkout §8). */
export class DesignError extends RefusedError {
  override name = 'DesignError';
  readonly marked: string[];

  constructor({ design }: PersonalizationDesign, reason?: PersonalizationError) {
    super(callDetails(saveDesign), reason?.businessErrorCode || 'hasError is true');
    this.marked = reason ? markedLines(reason, design.personalization) : [];
    this.serverMessage = reason?.businessErrorDescription;
  }
}

/** What is added: an item, and the design that is put on it in house. */
export interface ItemToAdd {
  item: AddToCartItem;
  design?: PersonalizationDesign | undefined;
  /** No layer confirms it. */
  isQuiet?: boolean | undefined;
}

/**
 * Adds one item; an in-house design is saved first, and the item then names it (cart §4, §7).
 * @throws CallError, after reporting it once; a DesignError where the design is refused.
 */
export const addItemAtom = sharedAtom('addItem', () =>
  atom(
    null,
    async (
      _get,
      set,
      { item, design, isQuiet, signal }: ItemToAdd & { signal?: AbortSignal },
    ): Promise<AddItemsAnswer> => {
      const personalized = design && {
        IsPersonalized: true,
        PersonalizationId: await saveForItem(design, signal),
      };
      return set(addItemsAtom, { items: [{ ...item, ...personalized }], signal, isQuiet });
    },
  ),
);

async function saveForItem(design: PersonalizationDesign, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const { hasError, error, personalizationId } = await send(saveDesign, design, { signal });
    if (hasError) throw new DesignError(design, error);
    return personalizationId;
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}
