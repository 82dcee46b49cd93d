import type { ComponentType, ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { Recipient } from '../../src/contract/checkout/recipient.ts';
import { checkoutOrderMessages } from '../../src/domain/checkout/checkout-order-messages.ts';
import { deliveriesOf, giftLines, placeLines } from '../../src/domain/checkout/order-lines.ts';
import { type StepIndex, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { CheckoutEdit } from './checkout-edit.tsx';
import { CheckoutItem } from './checkout-item.tsx';

type Texts = typeof checkoutOrderMessages;

export interface OrderProps {
  checkout: Checkout;
  /** Shows an Edit link for each part. */
  flow?: CheckoutFlow | undefined;
}

interface WholeOrderProps extends OrderProps {
  /** What pays for it. */
  PaymentSummary: ComponentType<OrderProps> | undefined;
}

/** The whole order: items, address and delivery of each recipient, and the payment. */
export function CheckoutOrder({ checkout, flow, PaymentSummary }: WholeOrderProps): ReactNode {
  const texts = useTexts(checkoutOrderMessages);
  return (
    <>
      {!checkout.recipientList.length && <p>{texts.noRecipients}</p>}
      {checkout.recipientList.map((recipient) => (
        <section className="si-checkout__recipient" key={recipient.id}>
          <CheckoutPartHead
            heading="h3"
            part={recipient.address ? texts.shipTo : texts.pickupHeading}
            step={stepIndexes.shipping}
            flow={flow}
          />
          <RecipientPlace checkout={checkout} recipient={recipient} texts={texts} />
          <RecipientDeliveries checkout={checkout} recipient={recipient} texts={texts} flow={flow} />
        </section>
      ))}
      {PaymentSummary && <PaymentSummary checkout={checkout} flow={flow} />}
    </>
  );
}

/** The shipments as a list, each with its day and its items; then what makes it a gift, or how it is packed. */
function RecipientDeliveries({ checkout, recipient, texts, flow }: PlaceProps & Pick<OrderProps, 'flow'>) {
  const gifts = giftLines(recipient, texts);
  const isShipped = recipient.shipments.length > 0;
  const isPickup = !recipient.address;
  return (
    <>
      {isShipped && (
        <CheckoutPartHead heading="h4" part={texts.deliveryHeading} step={stepIndexes.options} flow={flow} />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout__deliveries" role="list">
        {deliveriesOf(checkout, recipient, texts).map(({ id, lines, items }) => (
          <li key={id}>
            {lines.length > 0 && (
              <div className="si-checkout__lines">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
            <ul className="si-checkout__items" role="list">
              {items.map(({ item, quantity }) => (
                <CheckoutItem key={item.id} checkout={checkout} item={item} quantity={quantity} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {(gifts.length > 0 || (!isShipped && flow)) && (
        <CheckoutPartHead
          heading="h4"
          part={isPickup ? texts.packingHeading : texts.giftHeading}
          step={stepIndexes.options}
          flow={flow}
        />
      )}
      {gifts.length > 0 && (
        <div className="si-checkout__lines">
          {gifts.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
}

interface PartHeadProps extends Pick<OrderProps, 'flow'> {
  heading: 'h3' | 'h4';
  part: string;
  /** Where it is edited. */
  step: StepIndex;
}

/** The heading of a part of the order, with its Edit link while the order is not placed. */
export function CheckoutPartHead({ heading: Heading, part, step, flow }: PartHeadProps): ReactNode {
  return (
    <div className="si-checkout__part-head">
      <Heading className="si-checkout__part">{part}</Heading>
      {flow && <CheckoutEdit step={step} name={part} flow={flow} returnStep={stepIndexes.review} />}
    </div>
  );
}

interface PlaceProps {
  checkout: Checkout;
  recipient: Recipient;
  texts: Texts;
}

function RecipientPlace({ checkout, recipient, texts }: PlaceProps): ReactNode {
  return (
    <address className="si-checkout__address">
      {placeLines(checkout, recipient, texts).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
