import { atom } from 'jotai';
import {
  type AddRegistryItemsAnswer,
  addRegistryItems,
  getRegistries,
  type Registries,
  type Registry,
} from '../../contract/registry/registry.ts';
import { withOverrides } from '../../domain/messages.ts';
import { addedTo, type RegistryHolding } from '../../domain/registry/registry.ts';
import { registryMessages } from '../../domain/registry/registry-messages.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import { reportFailure } from '../report.ts';
import { sharedAtom } from '../store.ts';

/** What the shopper wants in a registry. */
export interface RegistryItem {
  sku: string;
  quantity: number;
}

/** What was added on this page, by sku and then by registry: every button of a product learns it. */
export const registryAddedAtom = sharedAtom('registryAdded', () =>
  atom<ReadonlyMap<string, ReadonlyMap<string, RegistryHolding>>>(new Map()),
);

/** The registry that the shopper chose last on this page, where there are several. */
export const chosenRegistryAtom = sharedAtom('chosenRegistry', () => atom<string>());

/** Whether a call was refused because nobody is signed in, whatever the page says. */
export function isSignInNeeded(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

// Who has to sign in first is asked to: nothing has failed.
function reportUnlessSignIn(error: unknown): void {
  if (!isSignInNeeded(error)) reportFailure(error);
}

/**
 * The shopper's registries, as they are now.
 * @throws CallError, after reporting it once unless it asks for a sign-in.
 */
export async function loadRegistries(signal: AbortSignal): Promise<Registries> {
  try {
    return await send(getRegistries, {}, { signal });
  } catch (error) {
    reportUnlessSignIn(error);
    throw error;
  }
}

/**
 * The registry of that name among the shopper's.
 * @throws RefusedError, after reporting it once, where it is not there.
 */
export function expectRegistry({ registries }: Registries, grId: string): Registry {
  const registry = registries.find((one) => one.grId === grId);
  if (registry) return registry;
  const { registryNotFound } = withOverrides(registryMessages, pageContext().messages);
  const error = refusal(getRegistries, registryNotFound);
  reportFailure(error);
  throw error;
}

/**
 * Adds items to a registry and tells the page (checkout §4). It is not given up when its island goes: what was sent may
 * be there by then, and the buttons have to know.
 * @throws CallError, after reporting it once unless it asks for a sign-in.
 */
export const addToRegistryAtom = sharedAtom('addToRegistry', () =>
  atom(
    null,
    async (
      _get,
      set,
      { items, grId }: { items: readonly RegistryItem[]; grId: string },
    ): Promise<AddRegistryItemsAnswer> => {
      try {
        const sent = items.map(({ sku, quantity }) => ({ Sku: sku, Quantity: quantity, GrId: grId }));
        const answer = await send(addRegistryItems, sent);
        if (!answer.isSuccess) throw refusal(addRegistryItems, answer.message);
        set(registryAddedAtom, (was) => {
          const now = new Map(was);
          for (const { sku, quantity, totalQuantity } of answer.items) {
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
      } catch (error) {
        reportUnlessSignIn(error);
        throw error;
      }
    },
  ),
);
