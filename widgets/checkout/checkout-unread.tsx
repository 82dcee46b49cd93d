import type { ReactNode } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { CheckoutFailed } from './checkout-failed.tsx';

/** The confirmation of an order that cannot be read: never the server's form, which might order once more. */
export function CheckoutUnread({
  reload,
  isReloading,
}: {
  reload: () => void;
  isReloading: boolean;
}): ReactNode {
  const { yourOrder } = useTexts(checkoutMessages);
  return (
    <div className="si-checkout" data-step="confirmation">
      <section className="si-checkout__step" aria-labelledby="si-checkout-confirmation">
        <h2 className="si-heading" id="si-checkout-confirmation">
          {yourOrder}
        </h2>
        <CheckoutFailed text="orderNotLoaded" isBusy={isReloading} onRetry={reload} />
      </section>
    </div>
  );
}
