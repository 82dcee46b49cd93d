import { useStore } from 'jotai';
import { useState } from 'react';
import { saveShippingAddress, validateAndSaveAddress } from '../../../src/contract/checkout/shipping.ts';
import { type AddressTexts, addressTexts, textsOf } from '../../../src/domain/checkout/address.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { refusal } from '../../../src/http/refusal.ts';
import { type AddressFormState, useAddressForm } from '../../../src/state/checkout/address-form.ts';
import { hasUnsaved } from '../../../src/state/checkout/drafts.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { type SuggestionChoice, useAddressCheck } from '../../../src/state/checkout/use-address-check.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { useChangePlace } from '../../../src/state/delivery/use-delivery-place.ts';
import {
  forms,
  isInUse,
  knownTexts,
  newAddress,
  type Place,
  placesOf,
  type ShippingParts,
  savedEmail,
  useKnownCode,
} from './shipping.state.ts';

/** One address for the whole order, known or typed (checkout §4, §7.1). */
export function useShippingAddress(step: ShippingParts) {
  const { checkout, flow, draft } = step;
  const store = useStore();
  const { state, attempt, forget } = useChange();
  const { choice } = draft;
  const code = useKnownCode(checkout);
  const place = placesOf(checkout).find(({ addressId }) => addressId === choice);
  const { isGuest, isInternational } = checkout;
  const form = useAddressForm({
    draft: forms.address,
    known: knownTexts(checkout, { code }),
    isGuest,
    isInternational,
    isKnown: !!place,
    isShown: !place || isGuest,
  });
  const check = useAddressCheck(form, checkout);
  const { noteAddress } = useChangePlace();
  const { saved, saveTyped, saveAsItIs, saveKnown } = addressSaver(step, { form, check, noteAddress });
  /** The pressed button of the suggestion. */
  const [pressed, setPressed] = useState<SuggestionChoice>();

  const goOn = (save: () => Promise<boolean>): Promise<unknown> =>
    attempt(() =>
      nextStep(flow, stepIndexes.shipping, {
        save,
        hasChanged: () => hasUnsaved(store),
        again: () => goOn(async () => true),
      }),
    );

  function handleNext() {
    if (isInUse(choice, checkout) && !form.isDirty && (!isGuest || savedEmail(checkout)))
      return goOn(async () => saved());
    if (place && !isGuest) return goOn(() => saveKnown(place));
    const address = form.read();
    if (!address) return undefined;
    return goOn(() => (place ? saveKnown({ ...place, email: address.email }) : saveTyped(address)));
  }

  return {
    form,
    state,
    suggestion: check.suggestion,
    pressed,
    next: handleNext,
    choose(address: string) {
      draft.set({ address });
      forget();
    },
    /** The shopper has decided which of the two to use. */
    decide(which: SuggestionChoice) {
      const address = check.suggestion?.[which];
      if (!address) return;
      setPressed(which);
      goOn(() => saveAsItIs(address));
    },
    edit: check.edit,
    isDirty: draft.isDirty || form.isDirty,
    cancel() {
      draft.forget();
      form.cancel();
      forget();
    },
  };
}

interface Saving extends Pick<ReturnType<typeof useChangePlace>, 'noteAddress'> {
  form: AddressFormState;
  check: ReturnType<typeof useAddressCheck>;
}

/**
 * Ships the whole order to an address. Each function resolves to false if the shopper has to decide or correct
 * something.
 */
function addressSaver({ flow, draft }: ShippingParts, { form, check, noteAddress }: Saving) {
  /** The server has the address, so its draft is deleted. */
  function saved(): true {
    form.forget();
    draft.saveOne();
    return true;
  }

  async function saveTyped(address: AddressTexts): Promise<boolean> {
    const answer = await flow.post(validateAndSaveAddress, { address });
    if (answer.isSuccess) noteAddress(address);
    return (await check.settle(validateAndSaveAddress, answer, address, saveAsItIs)) && saved();
  }

  async function saveAsItIs(address: AddressTexts): Promise<boolean> {
    const answer = await flow.post(saveShippingAddress, { address });
    if (answer.isSuccess) noteAddress(address);
    return (await check.settle(saveShippingAddress, answer, address)) && saved();
  }

  async function saveKnown(place: Place): Promise<boolean> {
    const { addressId } = place;
    const answer = await flow.post(saveShippingAddress, { address: { ...textsOf(place), addressId } });
    if (answer.isSuccess) {
      noteAddress();
      return saved();
    }
    const { fieldErrors = {}, message } = answer;
    const refused = Object.keys(fieldErrors);
    if (!refused.length) throw refusal(saveShippingAddress, message);
    if (refused.every((field) => (form.asked as string[]).includes(field))) {
      // A guest with a known address only has to give an email.
      form.refuse(fieldErrors);
      return false;
    }
    // The invalid fields are in the form of a new address.
    const texts = addressTexts(place);
    draft.set({ address: newAddress });
    form.take(texts);
    const others = form.refuse(fieldErrors, texts);
    if (others) throw refusal(saveShippingAddress, others);
    return false;
  }

  return { saved, saveTyped, saveAsItIs, saveKnown };
}
