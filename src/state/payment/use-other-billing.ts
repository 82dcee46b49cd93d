import { useRef } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { validateAddress } from '../../contract/checkout/several-recipients.ts';
import { type AddressTexts, addressTexts } from '../../domain/checkout/address.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { pageContext } from '../../page/context.ts';
import { addressForm, useAddressForm } from '../checkout/address-form.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { useAddressCheck } from '../checkout/use-address-check.ts';
import { type BillingState, knownAddress, type SentBilling } from './billing.ts';

const typedForm = addressForm('billing address');

/** A billing address that is not the shipping address: another of the account's, or a new one (decision 92). */
export function useOtherBilling(checkout: Checkout, flow: CheckoutFlow, billing: BillingState) {
  const { other, typed } = billing;
  const form = useAddressForm({
    draft: typedForm,
    known: addressTexts({ country: pageContext().country, ...typed }),
    // The order has the guest's email already.
    isGuest: false,
    isInternational: checkout.isInternational,
    isShown: !other,
  });
  const check = useAddressCheck(form, checkout);

  async function send(address: SentBilling): Promise<true> {
    await billing.send(address, !other && form.isDirty);
    check.edit();
    form.forget();
    return true;
  }

  async function sendTyped(address: AddressTexts): Promise<boolean> {
    if (billing.has(address, form.isDirty)) return send(address);
    const answer = await flow.post(validateAddress, { address, isBilling: true }, false);
    return (await check.settle(validateAddress, answer, address, send)) && send(address);
  }

  const actions = {
    isReady: () => !!other || !!form.read(),
    async save(decided: AddressTexts | undefined): Promise<boolean> {
      if (decided) return send(decided);
      if (other) return send(knownAddress(other));
      const address = form.read();
      return !!address && sendTyped(address);
    },
  };
  const latest = useRef(actions);
  latest.current = actions;
  useOnMount(() =>
    billing.register({
      isReady: () => latest.current.isReady(),
      save: (decided) => latest.current.save(decided),
    }),
  );

  return { form, suggestion: check.suggestion, edit: check.edit };
}
