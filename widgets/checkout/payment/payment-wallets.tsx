import type { ReactNode } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { payingCardMessages } from '../../../src/domain/payment/payment-paying-messages.ts';
import { paidByWallet, paidText } from '../../../src/domain/payment/payment-sums.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { addressOfStep } from '../../../src/state/checkout/step-address.ts';
import {
  prepareWalletMeans,
  usePayingWallet,
  useWalletMeans,
} from '../../../src/state/payment/use-wallet-means.ts';
import { sharedStore } from '../../../src/state/store.ts';
import { Button } from '../../../src/ui/button.tsx';
import { ErrorNote } from '../../../src/ui/error-note.tsx';
import { TextFor } from '../../../src/ui/visually-hidden.tsx';

/** Prepares the wallets before the step shows. */
export const prepareWallets = (checkout: Checkout): Promise<void> =>
  prepareWalletMeans(sharedStore(), checkout);

/** The wallets of the payment step: express above everything else, and the one that pays. */
export function PaymentWallets({ checkout }: { checkout: Checkout }): ReactNode {
  const hasRow = useWalletMeans(checkout);
  return (
    <>
      {hasRow && (checkout.payment.amountDue ?? 0) > 0 && (
        <div
          data-island="wallet-buttons"
          data-island-load="load"
          data-place="payment"
          data-checkout-url={addressOfStep(stepIndexes.shipping)}
        />
      )}
      <PayingWallet checkout={checkout} />
    </>
  );
}

function PayingWallet({ checkout: { payment } }: { checkout: Checkout }): ReactNode {
  const { texts, isBusy, problem, remove } = usePayingWallet();
  const { paysAmount } = useTexts(payingCardMessages);
  const [part] = paidByWallet(payment, texts);
  if (!part) return null;
  const price = (cents: number) => formatPrice(cents, pageContext());
  return (
    <div className="si-checkout__paying-card">
      <span>{paidText(part, paysAmount, price)}</span>
      {payment.wallet?.name === 'applePay' && (
        <Button kind="link" isBusy={isBusy} onClick={remove}>
          <TextFor name={part.name}>{texts.walletRemove}</TextFor>
        </Button>
      )}
      <ErrorNote>{problem}</ErrorNote>
    </div>
  );
}
