import { type ReactNode, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { updateBaggingOption, updateBopsToShipping } from '../../../src/contract/checkout/options.ts';
import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { addressInLine } from '../../../src/domain/checkout/address-lines.ts';
import type { ContactField } from '../../../src/domain/checkout/pickup-contact.ts';
import { plainText } from '../../../src/domain/plain-text.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { isolated } from '../../../src/page/texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { checkoutOptionsMessages } from './options.messages.ts';
import type { OptionsState } from './options.state.ts';
import { OptionsChoice } from './options-choice.tsx';
import { contactField, contactOf, knownContact } from './options-drafts.ts';

interface PickupProps extends RecipientProps {
  problems: Record<string, string>;
}

/** Pickup at a store: contact, bagging, gift receipt, and shipping instead (checkout §3). */
export function OptionsPickup({ checkout, flow, recipient, options, problems }: PickupProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const { baggingOption } = recipient.bopsOptions!;
  const { id: recipientId, store } = recipient;

  return (
    <div className="si-checkout__pickup">
      {store && (
        <p className="si-quiet">
          <bdi>{store.lines.join(', ')}</bdi>
          {store.hours && <span>{` · ${store.hours}`}</span>}
        </p>
      )}
      <PickupContactFields {...{ recipient, options, problems }} />
      {baggingOption && (
        <OptionsChoice
          legend={texts.bagging}
          choice={baggingOption}
          onChoose={(selectedOption) =>
            options.change(recipient, () => flow.change(updateBaggingOption, { recipientId, selectedOption }))
          }
        />
      )}
      <PickupShipInstead
        checkout={checkout}
        onShip={(newAddressId) =>
          options.change(recipient, () => flow.change(updateBopsToShipping, { recipientId, newAddressId }))
        }
      />
    </div>
  );
}

const contactFields: [field: ContactField, text: ContactText, autoComplete: string, type: string][] = [
  ['firstName', 'contactFirstName', 'given-name', 'text'],
  ['lastName', 'contactLastName', 'family-name', 'text'],
  ['email', 'contactEmail', 'email', 'email'],
  ['phone', 'contactPhone', 'tel', 'tel'],
];

type ContactText = 'contactFirstName' | 'contactLastName' | 'contactEmail' | 'contactPhone';

type ContactProps = Pick<PickupProps, 'recipient' | 'options' | 'problems'>;

/** Who picks it up. */
function PickupContactFields({ recipient, options, problems }: ContactProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const { values, set } = useDraft(contactOf(recipient), knownContact(recipient));
  return (
    <fieldset className="si-checkout__contact">
      <legend>{texts.contactLegend}</legend>
      <p className="si-quiet">{texts.contactHint}</p>
      {contactFields.map(([name, text, autoComplete, type]) => {
        const key = contactField(name);
        return (
          <Field key={name} label={texts[text]} error={problems[key]}>
            {(control) => (
              <input
                {...control}
                className="si-input"
                name={key}
                type={type}
                autoComplete={autoComplete}
                value={values[name]}
                onChange={({ target }) => {
                  set({ [name]: target.value });
                  options.check(recipient, key, false);
                }}
                onBlur={({ target }) => {
                  if (target.value !== plainText(target.value)) set({ [name]: plainText(target.value) });
                  options.check(recipient, key, true);
                }}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}

interface ShipInsteadProps {
  checkout: PickupProps['checkout'];
  onShip: (addressId: string) => Promise<void>;
}

/** Ships the pickup items instead: to an address of the order or of the account, if there is one. */
function PickupShipInstead({ checkout, onShip }: ShipInsteadProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const [isOpen, setOpen] = useState(false);
  const { state, attempt } = useChange();
  const [picked, setPicked] = useState<string>();
  const known = [
    ...checkout.recipientList.flatMap(({ address }) => address ?? []),
    ...checkout.accountInfo.shippingAddresses,
  ];
  const addresses = new Map(known.map((address) => [address.addressId, address]));
  addresses.delete(undefined);
  const [first] = addresses.keys();
  const chosen = addresses.has(picked) ? picked : first;
  if (!chosen) return null;
  return (
    <>
      <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.shipInstead}
      </Button>
      {isOpen && (
        <div className="si-checkout__ship-instead">
          <Field label={texts.shipInsteadTo}>
            {(control) => (
              <Select {...control} value={chosen} onChange={({ target }) => setPicked(target.value)}>
                {[...addresses].map(([id, address]) => (
                  <option key={id} value={id}>
                    {isolated(addressInLine(address, checkout))}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            kind="secondary"
            isBusy={state.status === 'busy'}
            onClick={() => attempt(() => onShip(chosen))}
          >
            {texts.shipInsteadConfirm}
          </Button>
        </div>
      )}
    </>
  );
}

export interface RecipientProps {
  checkout: Checkout;
  flow: CheckoutFlow;
  recipient: Recipient;
  options: OptionsState;
}
