import type { AddRegistryItem } from '../../../src/contract/registry/registry.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Account } from '../accounts/account.ts';
import { accountOf } from '../accounts/signed-in.ts';
import { currentCents } from '../money.ts';
import { pictureOf } from '../pictures.ts';
import { formattedEventDate } from '../registries/event-date.ts';
import { addToRegistries, pieceCount } from '../registries/items.ts';
import { ownRegistry, type Registry, registriesOf } from '../registries/registries.ts';
import type { Shop } from '../shop.ts';
import { RefusedError } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

/** `getRegistries`: the registries of the signed-in shopper. */
function answerRegistries({ shop, view, sessionId }: ApiRequest) {
  const account = expectAccount(shop, sessionId);
  return {
    registries: registriesOf(shop, account).map((registry) => ({
      grId: registry.grId,
      name: registry.name,
      type: registry.type,
      formattedEventDate: formattedEventDate(registry, view) ?? null,
    })),
    isInteractiveChecklistEnabled: true,
  };
}

/** `addRegistryItems`: adds all items or none, and answers with the layer's content. */
function answerAddRegistryItems({ shop, view, sessionId, payload }: ApiRequest<AddRegistryItem[]>) {
  const account = expectAccount(shop, sessionId);
  const adds = payload.map(({ Sku, Quantity, GrId }) => ({
    registry: expectOwn(shop, account, GrId),
    sku: Sku,
    quantity: Quantity,
  }));
  const result = addToRegistries(shop, adds);
  if (!result.isSuccess) return { isSuccess: false, items: [], message: result.message };
  const registries = new Map(adds.map(({ registry }) => [registry.grId, registry]));
  return {
    isSuccess: true,
    items: result.items.map(({ product, quantity, totalQuantity }) => ({
      name: product.name,
      sku: product.sku,
      quantity,
      formattedPrice: formatPrice(currentCents(product, view), view),
      imagePath: pictureOf(product).small,
      totalQuantity,
    })),
    registryCount: [...registries.values()].reduce((sum, registry) => sum + pieceCount(shop, registry), 0),
    message: null,
  };
}

function expectAccount(shop: Shop, sessionId: string): Account {
  const account = accountOf(shop, sessionId);
  if (!account) throw new RefusedError(401, 'Please sign in to use your registry.');
  return account;
}

/** The same answer for another shopper's registry as for one that does not exist. */
function expectOwn(shop: Shop, account: Account, grId: string): Registry {
  const registry = ownRegistry(shop, account, grId);
  if (!registry)
    throw new RefusedError(
      404,
      'We could not find this registry. It may have been removed: please reload the page.',
    );
  return registry;
}

export const handlers: Handlers = {
  getRegistries: answerRegistries,
  addRegistryItems: answerAddRegistryItems,
};
