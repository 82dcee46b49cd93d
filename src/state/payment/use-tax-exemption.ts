import { useStore } from 'jotai';
import { useState } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { applyTaxExemption, postTaxExemption } from '../../contract/payment/billing.ts';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { taxExemptionMessages } from '../../domain/payment/payment-tenders-messages.ts';
import { useOnChange } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { isTaxExempt, setTaxExempt } from '../../page/page-storage.ts';
import { failureMessage } from '../attempt.ts';
import { changeChecked } from '../checkout/checked-change.ts';
import { type CheckoutFlow, checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { useChange } from '../checkout/use-change.ts';
import { hasActionNames } from './tender-calls.ts';

/** Tax exemption (checkout §5, decision 89), as the checkout says; if it says nothing, as the page's flag says. */
export function useTaxExemption({
  isTaxExemptionApplied: known,
}: Pick<CheckoutPayment, 'isTaxExemptionApplied'>) {
  const flow = checkoutFlowOf(useStore());
  const texts = useTexts(taxExemptionMessages);
  const { state, attempt } = useChange();
  // Until the server has answered, the box is as the shopper has left it.
  const [wanted, setWanted] = useState<boolean>();

  // The whole checkout wins over the flag.
  useOnChange(() => {
    if (known !== undefined) setTaxExempt(known);
  }, String(known));

  async function toggle(isExempt: boolean): Promise<void> {
    setWanted(isExempt);
    await attempt(async () => {
      await change(flow, isExempt);
      setTaxExempt(isExempt);
    });
    setWanted(undefined);
  }

  return {
    texts,
    isExempt: wanted ?? known ?? isTaxExempt(),
    isBusy: state.status === 'busy',
    problem: failureMessage(state),
    toggle,
  };
}

/** @throws CallError; a RefusedError carries the server's words for the shopper */
function change(flow: CheckoutFlow, isExempt: boolean): Promise<void> {
  const checks = { isDone: ({ payment }: Checkout) => payment.isTaxExemptionApplied === isExempt };
  return hasActionNames()
    ? changeChecked(flow, { call: postTaxExemption, payload: { isTaxExemptionApplied: isExempt } }, checks)
    : changeChecked(flow, { call: applyTaxExemption, payload: { taxExemption: isExempt } }, checks);
}
