import type { ReactNode } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { addressInLine } from '../../../src/domain/checkout/address-lines.ts';
import { isolated } from '../../../src/page/texts.ts';
import { newAddress, type Place, placesOf, shippedTo } from './shipping.state.ts';
import { keyNow, placeKey, recipientKey } from './shipping-basket.state.ts';
import type { RecipientsMessages } from './shipping-recipients.messages.ts';

interface OptionsProps {
  checkout: Checkout;
  texts: RecipientsMessages;
  /** Offers an address that is not known yet. */
  hasNew?: boolean;
  /** A recipient that is left out. */
  except?: string | undefined;
}

/** The addresses to choose from: of the order, of the account, of gift registries, and a new one. */
export function AddressOptions({ checkout, texts, hasNew = false, except }: OptionsProps): ReactNode {
  const recipients = shippedTo(checkout).flatMap(({ id, address }) =>
    address && id !== except ? [{ key: recipientKey(id), text: addressInLine(address, checkout) }] : [],
  );
  // An address that is a recipient's is listed already.
  const places = placesOf(checkout).filter(
    ({ addressId }) => keyNow(placeKey(addressId), checkout) === placeKey(addressId),
  );
  const inWords = (place: Place) => ({
    key: placeKey(place.addressId),
    text: [place.registryName, addressInLine(place, checkout)].filter(Boolean).join(': '),
  });
  const groups = [
    { label: texts.orderAddresses, options: recipients },
    { label: texts.bookAddresses, options: places.filter(({ grId }) => !grId).map(inWords) },
    { label: texts.registryAddresses, options: places.filter(({ grId }) => grId).map(inWords) },
  ];
  return (
    <>
      <option value="">{texts.chooseAddress}</option>
      {groups.map(
        ({ label, options }) =>
          options.length > 0 && (
            <optgroup key={label} label={label}>
              {options.map(({ key, text }) => (
                <option key={key} value={key}>
                  {isolated(text)}
                </option>
              ))}
            </optgroup>
          ),
      )}
      {hasNew && <option value={newAddress}>{texts.enterNewAddress}</option>}
    </>
  );
}
