import { type Changed, done, refused } from '../cart/changed.ts';
import { readAddress } from './address.ts';
import { type AddressErrors, addressErrors } from './address-check.ts';
import type { Buyer } from './buyer.ts';
import { lastOrder, setThankYou } from './orders.ts';
import { foreignCountries } from './places.ts';
import type { SentAddress } from './saved-address.ts';

/** Whether the shopper wants to be thanked by mail: at the billing address, or at another one. */
export interface ThankYouChoice {
  isOptIn: boolean;
  isBilling: boolean;
  sent?: SentAddress | undefined;
}

/** The errors of a thank-you address: any known place is fine, and no phone number is needed. */
export function thankYouErrors(sent: SentAddress): AddressErrors {
  const { phone: _, ...errors } = addressErrors(readAddress(sent), {
    countries: ['US', 'CA', ...foreignCountries.map(({ code }) => code)],
    needsEmail: false,
    furniture: undefined,
  });
  return errors;
}

/** Stores the choice with the session's last order. */
export function chooseThankYou(buyer: Buyer, { isOptIn, isBilling, sent }: ThankYouChoice): Changed {
  const order = lastOrder(buyer);
  if (!order) return refused('We could not find your order.');
  if (isOptIn && !isBilling && !sent) return refused('Please enter the address that we may write to.');
  const [problem] = isOptIn && sent ? Object.values(thankYouErrors(sent)) : [];
  if (problem) return refused(problem);
  const address = isOptIn && !isBilling && sent ? readAddress(sent) : undefined;
  setThankYou(buyer, order, { isOptIn, isBilling: isOptIn && isBilling, address });
  return done;
}
