import { atom } from 'jotai';
import {
  type AddRegistryItemsAnswer,
  addRegistryItems,
  getRegistries,
  type Registries,
  type Registry,
} from '../../contract/registry/registry.ts';
import {
  addedTo,
  type RegistryHolding,
  registryListPath,
  registryTotal,
} from '../../domain/registry/registry.ts';
import { registryMessages } from '../../domain/registry/registry-messages.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { emit } from '../../page/events.ts';
import { pageTexts } from '../../page/texts.ts';
import { sendDeed } from '../deed.ts';
import { sharedAtom } from '../store.ts';

/** A product and the quantity to add. */
export interface RegistryItem {
  sku: string;
  quantity: number;
}

/** The adds on this page, by sku and then by registry; every button of a product reads it. */
export const registryAddedAtom = sharedAtom('registryAdded', () =>
  atom<ReadonlyMap<string, ReadonlyMap<string, RegistryHolding>>>(new Map()),
);

/** The registry last chosen on this page, if there are several. */
export const chosenRegistryAtom = sharedAtom('chosenRegistry', () => atom<string>());

/**
 * The shopper's current registries. Within an add, which is not aborted (decision 66), no signal is passed; a layer that
 * offers the choice passes one.
 * @throws CallError; `needsSignIn` if nobody is signed in
 */
export function loadRegistries(signal?: AbortSignal): Promise<Registries> {
  return send(getRegistries, {}, { signal });
}

/**
 * The shopper's registry of that id.
 * @throws RefusedError if it does not exist
 */
export function expectRegistry({ registries }: Registries, grId: string): Registry {
  const registry = registries.find((one) => one.grId === grId);
  if (registry) return registry;
  throw refusal(getRegistries, pageTexts(registryMessages).registryNotFound);
}

function notKnown() {
  const { registryNotKnown: message, lookAtRegistry: text } = pageTexts(registryMessages);
  return { message, leadsTo: { href: registryListPath, text } };
}

/**
 * Adds items to a registry and notifies the page (checkout §4). It is not aborted when its island unmounts, because
 * the server may have added them by then, and the buttons have to show it.
 * @throws CallError; `needsSignIn` if nobody is signed in. NotKnownError (decision 111).
 */
export const addToRegistryAtom = sharedAtom('addToRegistry', () =>
  atom(
    null,
    async (
      _get,
      set,
      { items, grId }: { items: readonly RegistryItem[]; grId: string },
    ): Promise<AddRegistryItemsAnswer> => {
      const sent = items.map(({ sku, quantity }) => ({ Sku: sku, Quantity: quantity, GrId: grId }));
      // No call tells how many a registry has, so a lost answer cannot be cleared up by a read.
      const answer = (await sendDeed(addRegistryItems, sent, { notKnown }))!;
      if (!answer.isSuccess) throw refusal(addRegistryItems, answer.message);
      set(registryAddedAtom, (was) => {
        const now = new Map(was);
        for (const item of answer.items) {
          const { sku, quantity, totalQuantity = registryTotal(answer.registryAddedData, item) } = item;
          const held = new Map(now.get(sku));
          now.set(sku, held.set(grId, addedTo(held.get(grId), quantity, totalQuantity)));
        }
        return now;
      });
      const { registryCount: count } = answer;
      emit('storefront:registry-changed', {
        registryId: grId,
        ...(count !== undefined && { count }),
      });
      return answer;
    },
  ),
);
