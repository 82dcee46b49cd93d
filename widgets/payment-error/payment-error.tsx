import { type ReactNode, useEffect } from 'react';
import { withOverrides } from '../../src/domain/messages.ts';
import { paymentErrorMessages } from '../../src/domain/payment/payment-error-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { emit } from '../../src/page/events.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { PaymentErrorProps } from './payment-error.island.ts';

/** The payment-error popup, after an authorization that failed (checkout §2.1, §8). */
export function PaymentError({ message, url }: PaymentErrorProps): ReactNode {
  const island = useIsland();
  const labels = withOverrides(paymentErrorMessages, pageContext().messages);

  // Payment error popups are tracked (checkout §8).
  useEffect(() => {
    emit('storefront:track', { name: 'Payment Error' });
  }, []);

  function handleUpdate() {
    // Where the page is the payment's own, only its place in it is another.
    island.close();
    navigate(url);
  }

  return (
    <Dialog
      title={labels.paymentErrorTitle}
      onClose={island.close}
      actions={<Button onClick={handleUpdate}>{labels.updatePayment}</Button>}
    >
      <p className="si-payment-error">{message ?? labels.paymentErrorMessage}</p>
    </Dialog>
  );
}
