import { useStore } from 'jotai';
import { useState } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { applyPromoCode, removePromoCode } from '../../contract/checkout/promo-code.ts';
import { promoMessages } from '../../domain/cart/cart-promo-messages.ts';
import { plainText } from '../../domain/plain-text.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { failureMessage } from '../attempt.ts';
import { changeChecked } from './checked-change.ts';
import { checkoutFlowOf } from './checkout-flow.ts';
import { useChange } from './use-change.ts';

/**
 * The promo code of the order (checkout §7.1): the applied one, or the field for one. Typed text stays until it is
 * applied.
 */
export function usePromoCode({ promoCode, promoDiscountMessage }: Checkout) {
  const flow = checkoutFlowOf(useStore());
  const texts = useTexts(promoMessages);
  const { state, attempt, forget } = useChange();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();

  async function apply(): Promise<boolean> {
    const code = plainText(typed);
    setMissing(code ? undefined : texts.promoMissing);
    if (!code) return false;
    const { status } = await attempt(() =>
      changeChecked(
        flow,
        { call: applyPromoCode, payload: { promoCode: code } },
        { isDone: (checkout) => checkout.promoCode?.toUpperCase() === code.toUpperCase() },
      ),
    );
    if (status === 'idle') setTyped('');
    return status === 'idle';
  }

  const remove = () =>
    attempt(() =>
      changeChecked(
        flow,
        { call: removePromoCode, payload: {} },
        { isDone: (checkout) => !checkout.promoCode },
      ),
    );

  return {
    code: promoCode,
    message: promoDiscountMessage,
    typed,
    problem: missing ?? failureMessage(state),
    isBusy: state.status === 'busy',
    type(text: string) {
      setTyped(text);
      setMissing(undefined);
      forget();
    },
    apply,
    remove,
    refuse: setMissing,
  };
}
