import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { OptionChoice, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { giftMessageHint } from '../../../src/domain/checkout/gift-message.ts';
import { itemsFor, itemsOfShipment } from '../../../src/domain/checkout/order-lines.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { Message } from '../../../src/ui/message.tsx';
import { checkoutOptionsMessages } from './options.messages.ts';
import { maxGiftMessage } from './options.state.ts';
import { OptionsChoice } from './options-choice.tsx';
import {
  asksForGift,
  giftOf,
  knownGift,
  knownMessage,
  messageField,
  messageOf,
  tripField,
} from './options-drafts.ts';
import { OptionsPickup, type RecipientProps } from './options-pickup.tsx';
import { OptionsShipment, ShipmentItem } from './options-shipment.tsx';
import { OptionsText } from './options-text.tsx';

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
          items={itemsOfShipment(checkout, shipment)}
          shipment={shipment}
          labels={checkout.deliveryDayLabels}
          tripProblem={problems[tripField(shipment)]}
          onChoose={() => handleChoose(shipment)}
          onLeave={() => options.saveChoices(recipient)}
        />
      ))}
      {bopsOptions && (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
          <ul className="si-checkout__pictured" role="list">
            {itemsFor(checkout, recipient).map(({ item, quantity }) => (
              <ShipmentItem key={item.id} item={item} quantity={quantity} texts={texts} />
            ))}
          </ul>
          <OptionsPickup {...props} problems={problems} />
        </>
      )}
      <RecipientGift {...props} />
      {options.refused[recipient.id] && <Message kind="error">{options.refused[recipient.id]}</Message>}
    </div>
  );
}

/** Whether it is a gift; its receipt or box, and its message, follow from a yes. Pickup items have no message. */
function RecipientGift({ recipient, options }: RecipientProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const store = useStore();
  // A yes by itself is not saved.
  const { values } = useDraft(giftOf(recipient), knownGift(recipient), false);
  const { giftOptions, bopsOptions } = recipient;
  const receipt = bopsOptions?.giftReceiptOption;

  if (!asksForGift(store, recipient)) return null;
  if (bopsOptions && !hasChoice(giftOptions) && !hasChoice(receipt)) return null;
  return (
    <div className="si-checkout__gift">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-choice__option">
        <ChoiceBox
          type="checkbox"
          checked={values.isGift}
          onChange={({ target }) => options.answerGift(recipient, target.checked)}
        />
        <span>{texts.giftAsk}</span>
      </label>
      {values.isGift && hasChoice(giftOptions) && (
        <OptionsChoice
          legend={texts.giftLegend}
          choice={giftOptions}
          isOptional
          onChoose={(code) => options.chooseGift(recipient, code)}
        />
      )}
      {values.isGift && hasChoice(receipt) && (
        <OptionsChoice
          legend={texts.giftReceipt}
          choice={receipt}
          isOptional
          onChoose={(code) => options.chooseReceipt(recipient, code)}
        />
      )}
      {values.isGift && !bopsOptions && <RecipientMessage recipient={recipient} options={options} />}
    </div>
  );
}

const hasChoice = (choice: OptionChoice | undefined): choice is OptionChoice =>
  !!choice && choice.options.length > 1;

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
