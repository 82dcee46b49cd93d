import type { ReactNode } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { updateGiftOption } from '../../../src/contract/checkout/options.ts';
import type { Recipient, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { countPieces } from '../../../src/domain/cart/count-pieces.ts';
import { checkoutOptionsMessages } from '../../../src/domain/checkout/checkout-options-messages.ts';
import { giftMessageHint } from '../../../src/domain/checkout/gift-message.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { useRewardsMessage } from '../../../src/state/checkout/rewards-message.ts';
import { Message } from '../../../src/ui/message.tsx';
import {
  knownMessage,
  maxGiftMessage,
  messageField,
  messageOf,
  type OptionsState,
  tripField,
} from './options.state.ts';
import { OptionsChoice } from './options-choice.tsx';
import { OptionsPickup } from './options-pickup.tsx';
import { OptionsShipment } from './options-shipment.tsx';
import { OptionsText } from './options-text.tsx';

export interface RecipientProps {
  checkout: Checkout;
  flow: CheckoutFlow;
  recipient: Recipient;
  options: OptionsState;
}

/** The options of one recipient: shipments and gift options, or pickup. */
export function OptionsRecipient(props: RecipientProps): ReactNode {
  const { checkout, recipient, options } = props;
  const texts = useTexts(checkoutOptionsMessages);
  const problems = options.problems[recipient.id] ?? {};
  const { shipments, bopsOptions } = recipient;

  function handleChoose(shipment: Shipment) {
    options.check(recipient, tripField(shipment), false);
    options.saveChoices(recipient);
  }

  return (
    <div className="si-checkout__choices">
      {shipments.map((shipment, nth) => (
        <OptionsShipment
          key={shipment.id}
          heading={shipments.length > 1 ? fillIn(texts.shipmentOf, nth + 1, shipments.length) : undefined}
          items={itemsOf(checkout, shipment)}
          shipment={shipment}
          labels={checkout.deliveryDayLabels}
          tripProblem={problems[tripField(shipment)]}
          onChoose={() => handleChoose(shipment)}
          onLeave={() => options.saveChoices(recipient)}
        />
      ))}
      {bopsOptions && <OptionsPickup {...props} problems={problems} />}
      <RecipientGift {...props} />
      {options.refused[recipient.id] && <Message kind="error">{options.refused[recipient.id]}</Message>}
    </div>
  );
}

/** A recipient's gift options; pickup items have no message. */
function RecipientGift({ checkout, flow, recipient, options }: RecipientProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const rewardsOrderSummaryMessage = useRewardsMessage(checkout);
  const { id: recipientId, giftOptions, bopsOptions, shipments } = recipient;
  const choose = (selectedOption: string) =>
    options.change(recipient, () =>
      flow.change(updateGiftOption, {
        recipientId,
        giftOptions: { selectedOption },
        ...(rewardsOrderSummaryMessage && { rewardsOrderSummaryMessage }),
        // Several shipments have no single service level.
        ...(shipments.length === 1 && { serviceLevel: shipments[0]!.selectedServiceLevel }),
      }),
    );
  return (
    <>
      {giftOptions && giftOptions.options.length > 1 && (
        <OptionsChoice legend={texts.giftLegend} choice={giftOptions} onChoose={choose} />
      )}
      {!bopsOptions && <RecipientMessage recipient={recipient} options={options} />}
    </>
  );
}

/** The gift message: counted, never cut. */
function RecipientMessage({ recipient, options }: Pick<RecipientProps, 'recipient' | 'options'>) {
  const problem = options.problems[recipient.id]?.giftMessage;
  const texts = useTexts(checkoutOptionsMessages);
  const { values, set } = useDraft(messageOf(recipient), knownMessage(recipient));
  return (
    // A count announced with every key would drown out the keys themselves.
    <OptionsText
      name={messageField(recipient)}
      label={texts.giftMessage}
      hint={giftMessageHint(values.giftMessage, maxGiftMessage(), texts)}
      error={problem}
      isAnnounced={!!problem}
      rows={3}
      text={values.giftMessage}
      onType={(giftMessage) => {
        set({ giftMessage });
        options.check(recipient, 'giftMessage', true);
      }}
      onLeave={() => options.saveMessage(recipient)}
    />
  );
}

/** The names of a shipment's items, with their quantities. */
function itemsOf({ basketItems }: Checkout, { basketItemIds }: Shipment): string[] {
  const ids = new Set(basketItemIds);
  return basketItems.flatMap((item) => {
    const parts = item.recipients.filter(({ basketItemId }) => ids.has(basketItemId));
    const quantity = parts.length ? countPieces(parts) : ids.has(item.id) ? item.quantity : 0;
    if (!quantity) return [];
    const name = item.itemInfo?.name ?? item.sku;
    return [quantity > 1 ? `${name} × ${quantity}` : name];
  });
}
