import type { Checkout } from '../../contract/checkout/checkout.ts';
import { saveShippingAddress, validateAndSaveAddress } from '../../contract/checkout/shipping.ts';
import { emailMessages } from '../../domain/account/account-messages.ts';
import { type AddressTexts, addressFields, addressTexts, sentTexts } from '../../domain/checkout/address.ts';
import { addressProblems } from '../../domain/checkout/address-problems.ts';
import { compareAddresses } from '../../domain/checkout/address-suggestion.ts';
import { addressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import { contactTexts } from '../../domain/payment/wallet-contact.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import type { WalletContact } from '../../providers/wallet.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { draftShippingAddress } from '../checkout/shipping-forms.ts';
import type { Store } from '../store.ts';

/**
 * Ships the order to a wallet's address, by the rules of a typed one. An address that does not pass comes back to the
 * shopper, in the form of the shipping step.
 * @returns whether the order now has this address
 * @throws CallError
 */
export async function shipToWallet(
  store: Store,
  flow: CheckoutFlow,
  { contact, checkout }: { contact: WalletContact; checkout: Checkout },
): Promise<boolean> {
  const typed = contactTexts(contact, pageContext().country);
  const isSaved = isValid(typed, checkout) && (await save(flow, sentTexts(typed), checkout));
  if (!isSaved) draftShippingAddress(store, draftOf(typed, checkout));
  return isSaved;
}

function isValid(typed: AddressTexts, { isGuest, isInternational }: Checkout): boolean {
  const { messages, emailTldMax: tldMax } = pageContext();
  const texts = pageTexts({ ...emailMessages, ...addressMessages });
  return !Object.keys(addressProblems(typed, { isGuest, isInternational, texts, messages, tldMax })).length;
}

/** A suggestion that differs in case and spacing alone is used without asking, as in the shipping step. */
async function save(flow: CheckoutFlow, address: AddressTexts, checkout: Checkout): Promise<boolean> {
  const { isSuccess, suggestedAddress } = await flow.post(validateAndSaveAddress, { address });
  if (isSuccess || !suggestedAddress) return isSuccess;
  const suggested = { ...address };
  for (const field of addressFields) suggested[field] = suggestedAddress[field] || address[field];
  if (!compareAddresses(address, suggested, checkout).isSameToPost) return false;
  return (await flow.post(saveShippingAddress, { address: sentTexts(suggested) })).isSuccess;
}

/** The parts of an address for which the shipping step's form has fields. */
function draftOf(typed: AddressTexts, { isGuest, isInternational }: Checkout): Partial<AddressTexts> {
  const { email, country, ...texts } = addressTexts(typed);
  return { ...texts, ...(isGuest && { email }), ...(isInternational && { country }) };
}
