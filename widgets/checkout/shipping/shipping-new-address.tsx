import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import {
  saveMultiShippingAddress,
  validateAddress,
} from '../../../src/contract/checkout/several-recipients.ts';
import type { AddressTexts } from '../../../src/domain/checkout/address.ts';
import { usePageId } from '../../../src/hooks/use-page-id.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useAddressForm } from '../../../src/state/checkout/address-form.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { type SuggestionChoice, useAddressCheck } from '../../../src/state/checkout/use-address-check.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../../src/ui/dialog.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { CheckoutAddressFields } from '../checkout-address-fields.tsx';
import { suggestionMessages } from '../checkout-suggestion.messages.ts';
import { SuggestionActions, SuggestionText } from '../checkout-suggestion.tsx';
import { forms, knownTexts, shippedTo } from './shipping.state.ts';
import { recipientsMessages } from './shipping-recipients.messages.ts';

interface NewAddressProps {
  checkout: Checkout;
  flow: CheckoutFlow;
  /** The part that goes there. */
  partId: string;
  /** The element that gets the focus back. */
  opener: HTMLElement;
  /** Called once the part has the new address. */
  onSaved: () => void;
  onClose: () => void;
}

/** A layer for an address that is not known yet. Typed text stays, even when the layer is closed. */
export function ShippingNewAddress({ opener, onClose, ...props }: NewAddressProps): ReactNode {
  const { checkout } = props;
  const texts = useTexts(recipientsMessages);
  const { suggestionTitle } = useTexts(suggestionMessages);
  const formId = usePageId();
  const { form, state, suggestion, pressed, submit, decide, edit } = useNewAddress(props);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    submit();
  }

  const actions = suggestion ? (
    <SuggestionActions state={state} pressed={pressed} onDecide={decide} onEdit={edit} />
  ) : (
    <>
      <Button type="submit" form={formId} isBusy={state.status === 'busy'} busyText={texts.saving}>
        {texts.saveAddress}
      </Button>
      <Button kind="secondary" onClick={({ currentTarget }) => closeDialog(currentTarget)}>
        {texts.cancelNewAddress}
      </Button>
    </>
  );
  return (
    <Dialog
      title={suggestion ? suggestionTitle : texts.newAddressTitle}
      isTall
      opener={opener}
      onClose={onClose}
      actions={actions}
    >
      {suggestion ? (
        <SuggestionText suggestion={suggestion} state={state} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={handleSubmit}>
          <CheckoutAddressFields form={form} checkout={checkout} />
          <FailureMessage state={state} />
        </form>
      )}
    </Dialog>
  );
}

/** Validates the address, and ships the part there (checkout §7.1). */
function useNewAddress({ checkout, flow, partId, onSaved }: Omit<NewAddressProps, 'opener' | 'onClose'>) {
  const { state, attempt } = useChange();
  const form = useAddressForm({
    draft: forms.newAddress,
    known: knownTexts(checkout, { isAnother: true }),
    // One email address is enough for the order's messages.
    isGuest: checkout.isGuest && !shippedTo(checkout).some(({ address }) => address?.email),
    isInternational: checkout.isInternational,
  });
  const check = useAddressCheck(form, checkout);
  const [pressed, setPressed] = useState<SuggestionChoice>();

  async function save(address: AddressTexts): Promise<void> {
    const answer = await flow.post(saveMultiShippingAddress, { address, basketItemId: partId });
    if (!(await check.settle(saveMultiShippingAddress, answer, address))) return;
    form.forget();
    onSaved();
  }

  async function validate(address: AddressTexts): Promise<void> {
    const answer = await flow.post(validateAddress, { address });
    const isGood = await check.settle(validateAddress, answer, address, async (suggested) => {
      await save(suggested);
      // There is nothing more to save.
      return false;
    });
    if (isGood) await save(address);
  }

  return {
    form,
    state,
    suggestion: check.suggestion,
    pressed,
    submit() {
      const address = form.read();
      if (address) attempt(() => validate(address));
    },
    decide(which: SuggestionChoice) {
      const address = check.suggestion?.[which];
      if (!address) return;
      setPressed(which);
      attempt(() => save(address));
    },
    edit: check.edit,
  };
}
