import { type Address, isSameAddress, readAddress } from '../checkout/address.ts';
import { addressErrors, suggestionFor } from '../checkout/address-check.ts';
import type { Buyer } from '../checkout/buyer.ts';
import type { OpenOrder } from '../checkout/open-order.ts';
import { openOrder } from '../checkout/open-order.ts';
import { foreignCountries } from '../checkout/places.ts';
import type { CheckedAddress, SentAddress } from '../checkout/saved-address.ts';

/** The billing address of an order, and whether it is where the order goes (decision 92). */
export interface Billing {
  address: Address | undefined;
  isSameAsShipping: boolean;
}

/** The countries that a bill may go to: any that the shop knows. */
export const billedCountries = ['US', 'CA', ...foreignCountries.map(({ code }) => code)];

/** The billing address: the one that the shopper has given, or else where the order goes, unless it is a registry's. */
export function billingOf({ shop, sessionId }: Buyer, order: OpenOrder): Billing {
  const shipping = shippingToBill(order);
  const row = shop.database
    .prepare('SELECT address FROM billing_addresses WHERE session_id = ?')
    .get(sessionId);
  if (!row) return { address: shipping, isSameAsShipping: shipping !== undefined };
  return { address: readAddress(JSON.parse(String(row.address))), isSameAsShipping: false };
}

/** The shipping address, as the default of the billing address; not a registry's, which is its owner's. */
export const shippingToBill = ({ recipients }: OpenOrder): Address | undefined =>
  recipients.find(({ grId }) => grId === undefined)?.address;

/** Checks an address that the bill goes to: nothing is shipped there. */
export function checkBillingAddress(sent: SentAddress): CheckedAddress {
  const address = readAddress(sent);
  const errors = addressErrors(address, {
    countries: billedCountries,
    needsEmail: false,
    furniture: undefined,
  });
  if (Object.keys(errors).length > 0) return { status: 'wrong', address, errors };
  const suggested = suggestionFor(address);
  return suggested ? { status: 'suggested', address, suggested } : { status: 'good', address };
}

/** Saves a billing address as it is, unless it is wrong. If it is the shipping address, it follows later changes of that. */
export function saveBillingAddress(buyer: Buyer, sent: SentAddress): CheckedAddress {
  const checked = checkBillingAddress(sent);
  if (checked.status === 'wrong') return checked;
  const { address } = checked;
  const shipping = shippingToBill(openOrder(buyer));
  if (shipping && isSameAddress(shipping, address)) followShipping(buyer);
  else
    buyer.shop.database
      .prepare('INSERT OR REPLACE INTO billing_addresses (session_id, address) VALUES (?, ?)')
      .run(buyer.sessionId, JSON.stringify({ ...address, email: '' }));
  return { status: 'good', address };
}

/** The billing address is the shipping address again. */
export function followShipping({ shop, sessionId }: Pick<Buyer, 'shop' | 'sessionId'>): void {
  shop.database.prepare('DELETE FROM billing_addresses WHERE session_id = ?').run(sessionId);
}
