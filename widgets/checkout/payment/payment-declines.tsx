import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { placeOrderMessages } from '../../../src/domain/checkout/checkout-placing-messages.ts';
import { payingMessages } from '../../../src/domain/payment/payment-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { giftCardErrorsAtom } from '../../../src/state/checkout/gift-card-errors.ts';
import { Message } from '../../../src/ui/message.tsx';

const words = {
  paymentErrorMessage: payingMessages.paymentErrorMessage,
  giftCardDeclined: placeOrderMessages.giftCardDeclined,
};

interface DeclinesProps {
  isCardDeclined: boolean;
  payment: Pick<CheckoutPayment, 'giftCards'>;
}

/**
 * Why the shopper is back at the payment, with the focus on it (decision 77). A reason about one gift card stands beside
 * that card.
 */
export function PaymentDeclines({ isCardDeclined, payment }: DeclinesProps): ReactNode {
  const texts = useTexts(words);
  const errors = useAtomValue(giftCardErrorsAtom);
  // If a gift card is removed meanwhile, its reason disappears, too.
  const [known] = useState(() => payment.giftCards.map(({ id }) => id));
  const others = errors?.filter(({ id }) => !id || !known.includes(id));
  return (
    <>
      {isCardDeclined && (
        <Message kind="error" isFocused>
          {texts.paymentErrorMessage}
        </Message>
      )}
      {others && (
        <Message kind="error" isFocused>
          {[texts.giftCardDeclined, ...others.map(({ message }) => message)].join(' ')}
        </Message>
      )}
    </>
  );
}
