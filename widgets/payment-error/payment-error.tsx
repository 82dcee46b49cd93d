import type { ReactNode } from 'react';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { track } from '../../src/state/track.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { PaymentErrorProps } from './payment-error.island.ts';
import { paymentErrorMessages } from './payment-error.messages.ts';

/** The payment-error popup, after a failed authorization (checkout §2.1, §8). */
export function PaymentError({ message, url }: PaymentErrorProps): ReactNode {
  const island = useIsland();
  const labels = useTexts(paymentErrorMessages);

  // Payment error popups are tracked (checkout §8).
  useOnMount(() => {
    track('Payment Error', {});
  });

  function handleUpdate() {
    // On the payment page itself only the fragment changes, so the popup closes itself.
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
