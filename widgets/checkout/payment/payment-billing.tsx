import type { ReactNode } from 'react';
import { addressInLine } from '../../../src/domain/checkout/address-lines.ts';
import { lazyView, useLazyView } from '../../../src/hooks/use-lazy-view.ts';
import { usePageId } from '../../../src/hooks/use-page-id.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { Skeleton } from '../../../src/ui/skeleton.tsx';
import { CheckoutFailed } from '../checkout-failed.tsx';
import type { BillingProps } from './payment-billing-other.tsx';
import { billingMessages } from './payment-summary.messages.ts';

/** The part that only a bill to another address needs. */
export const otherBilling = lazyView(
  async () =>
    (await import(/* Another billing address than the shipping address. */ './payment-billing-other.tsx'))
      .PaymentBillingOther,
);

/** The billing address (decision 92): the shipping address, another address of the account, or a new one. */
export function PaymentBilling(props: BillingProps): ReactNode {
  const { billing, checkout } = props;
  const texts = useTexts(billingMessages);
  const headingId = usePageId();
  const { shipping, isSame } = billing;
  const { view: View, hasFailed, retry } = useLazyView(isSame ? undefined : otherBilling);

  return (
    <section className="si-checkout__billing" aria-labelledby={headingId}>
      <h3 className="si-checkout__part" id={headingId}>
        {texts.billingHeading}
      </h3>
      {shipping && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option">
          <ChoiceBox
            type="checkbox"
            checked={isSame}
            onChange={({ target }) => billing.choose({ isSame: target.checked })}
          />
          <span className="si-address-card">
            <span>{texts.billingSame}</span>
            {isSame && (
              <span className="si-quiet">
                <bdi>{addressInLine(shipping, checkout)}</bdi>
              </span>
            )}
          </span>
        </label>
      )}
      {!isSame &&
        (View ? (
          <View {...props} />
        ) : hasFailed ? (
          <CheckoutFailed onRetry={retry} />
        ) : (
          <Skeleton shape="field" lines={4} />
        ))}
      {isSame && <FailureMessage state={billing.state} />}
    </section>
  );
}
