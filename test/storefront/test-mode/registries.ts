import * as v from 'valibot';
import type { Account } from '../accounts/account.ts';
import { refusedInput } from '../api/answer.ts';
import { addToRegistries } from '../registries/items.ts';
import { createRegistry, type Registry } from '../registries/registries.ts';
import { type RegistryType, registryTypes } from '../registries/types.ts';
import type { Shop } from '../shop.ts';

const given = v.array(
  v.object({
    /** A given id; otherwise the shop generates one. */
    grId: v.optional(v.pipe(v.string(), v.nonEmpty())),
    name: v.optional(v.string(), 'A Registry'),
    type: v.optional(v.picklist(Object.keys(registryTypes) as RegistryType[]), 'br'),
    eventDate: v.optional(v.string()),
    items: v.optional(v.array(v.object({ sku: v.string(), quantity: v.number() })), []),
  }),
);

const accepted = 'a list of {grId?, name?, type?, eventDate?, items?: [{sku, quantity}]}';

/**
 * Gives an account registries, from the body of `POST /test/registries`; an id that is taken moves to this account.
 */
export function giveRegistries(shop: Shop, account: Account, input: unknown): Registry[] {
  const parsed = v.safeParse(given, input);
  if (!parsed.success) throw refusedInput('registries', input, accepted);
  return parsed.output.map(({ items, grId, eventDate, ...facts }) => {
    if (grId !== undefined) shop.database.prepare('DELETE FROM registries WHERE gr_id = ?').run(grId);
    const registry = createRegistry(shop, account, { ...facts, eventDate, ...(grId && { grId }) });
    const added = addToRegistries(
      shop,
      items.map((item) => ({ registry, ...item })),
    );
    if (!added.isSuccess) throw refusedInput('items', added.message, 'what can be added');
    return registry;
  });
}
