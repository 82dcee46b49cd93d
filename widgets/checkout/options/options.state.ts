import { useStore } from 'jotai';
import { useState } from 'react';
import type { PayloadOf } from '../../../src/contract/call.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { saveShippingAndGiftOptions, updateGiftMessage } from '../../../src/contract/checkout/options.ts';
import type { PickupContact, Recipient, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { emailMessages } from '../../../src/domain/account/account-messages.ts';
import { giftMessageLimit } from '../../../src/domain/checkout/checkout-limits.ts';
import { checkoutOptionsMessages } from '../../../src/domain/checkout/checkout-options-messages.ts';
import {
  type ContactField,
  contactFields,
  contactProblem,
} from '../../../src/domain/checkout/pickup-contact.ts';
import {
  contactMe,
  holdText,
  readHold,
  type ShipmentChoices,
} from '../../../src/domain/checkout/shipping-options.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { pageContext } from '../../../src/page/context.ts';
import { limitOnPage } from '../../../src/page/limits.ts';
import { pageTexts } from '../../../src/page/texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { forgetDraft, readDraft, type Values } from '../../../src/state/checkout/drafts.ts';
import { nextStep, type StepForm } from '../../../src/state/checkout/next-step.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import type { Store } from '../../../src/state/store.ts';

type Request = PayloadOf<typeof saveShippingAndGiftOptions>['recipients'][number];
type RequestShipment = Request['shipments'][number];

/** The form of a recipient: each shipment's choices, and who picks up. */
export const formOf = ({ id }: Recipient) => `options ${id}`;

// Text fields have forms of their own, so that typing renders nothing else. The form's name is also that of the field.

export const messageFormOf = ({ id }: Recipient) => `message-${id}`;

export const knownMessage = ({ giftMessage }: Recipient) => ({ giftMessage });

export const directionsFormOf = ({ id }: Shipment) => `directions-${id}`;

export const knownDirections = ({ tripBooking }: Shipment) => ({
  directions: tripBooking?.drivingDirections ?? '',
});

/** The field of a shipment's choice. */
export const fieldOf = (shipment: Shipment, choice: keyof ShipmentChoices) => `${shipment.id} ${choice}`;

export const contactField = (field: ContactField) => `contact-${field}`;

/** The saved values of a recipient's form. */
export function knownValues({ shipments, bopsOptions }: Recipient): Values<string> {
  const values: Values<string> = {};
  for (const shipment of shipments)
    for (const [choice, value] of Object.entries(knownChoices(shipment)))
      values[fieldOf(shipment, choice as keyof ShipmentChoices)] = `${value}`;
  if (bopsOptions)
    for (const field of contactFields) values[contactField(field)] = bopsOptions.pickupContact?.[field] ?? '';
  return values;
}

function knownChoices(shipment: Shipment): ShipmentChoices {
  const { selectedServiceLevel, isShipCompleteSelected, holidayHold, tripBooking } = shipment;
  return {
    level: `${selectedServiceLevel ?? ''}`,
    isComplete: isShipCompleteSelected,
    hold: holdText(holidayHold),
    trip: tripBooking?.isContactMeSelected ? contactMe : (tripBooking?.selectedTrip ?? ''),
  };
}

/** A shipment's choices as the form shows them. */
export function choicesIn(shipment: Shipment, values: Values<string>): ShipmentChoices {
  const value = (choice: keyof ShipmentChoices) => values[fieldOf(shipment, choice)] ?? '';
  return {
    level: value('level'),
    isComplete: value('isComplete') === 'true',
    hold: value('hold'),
    trip: value('trip'),
  };
}

/** A recipient's choices in the form they are sent. */
function requestOf(store: Store, recipient: Recipient, values: Values<string>): Request {
  const contact = contactFields.map((field) => [field, (values[contactField(field)] ?? '').trim()]);
  return {
    recipientId: recipient.id,
    shipments: recipient.shipments.map((shipment) => {
      const { directions } = readDraft(store, directionsFormOf(shipment), knownDirections(shipment));
      return sentShipment(shipment, choicesIn(shipment, values), directions);
    }),
    ...(recipient.bopsOptions && { pickupContact: Object.fromEntries(contact) as PickupContact }),
  };
}

function sentShipment(shipment: Shipment, choices: ShipmentChoices, directions: string): RequestShipment {
  const { level, isComplete, hold, trip } = choices;
  return {
    id: shipment.id,
    ...(level && { serviceLevel: Number(level) }),
    ...(shipment.isShipCompleteVisible && { isShipCompleteSelected: isComplete }),
    ...(shipment.holidayHold && { holidayHold: readHold(hold) ?? {} }),
    ...(shipment.tripBooking && {
      tripBooking: {
        isContactMeSelected: trip === contactMe,
        ...(trip && trip !== contactMe && { selectedTrip: trip }),
        drivingDirections: directions.trim(),
      },
    }),
  };
}

/** The longest gift message. */
export const maxGiftMessage = () => limitOnPage(giftMessageLimit);

/** The errors of a recipient's form, by field name. */
export function problemsOf(recipient: Recipient, values: Values<string>): Record<string, string> {
  const texts = pageTexts(checkoutOptionsMessages);
  const problems: Record<string, string> = {};
  for (const shipment of recipient.shipments)
    if (shipment.tripBooking && !choicesIn(shipment, values).trip)
      problems[fieldOf(shipment, 'trip')] = texts.tripMissing;
  const over = (values.giftMessage ?? '').length - maxGiftMessage();
  if (over > 0) problems.giftMessage = fillIn(texts.giftMessageTooLong, over);
  if (!recipient.bopsOptions) return problems;
  const rules = { texts: { ...pageTexts(emailMessages), ...texts }, tldMax: pageContext().emailTldMax };
  for (const field of contactFields) {
    const problem = contactProblem(field, values[contactField(field)] ?? '', rules);
    if (problem) problems[contactField(field)] = problem;
  }
  return problems;
}

/** How a recipient's form is saved. */
function savingOf(store: Store, flow: CheckoutFlow) {
  const messagesSent = new Set<string>();
  const messageOf = (recipient: Recipient) =>
    readDraft(store, messageFormOf(recipient), knownMessage(recipient));
  const valuesOf = (recipient: Recipient): Values<string> => ({
    ...readDraft(store, formOf(recipient), knownValues(recipient)),
    ...messageOf(recipient),
  });

  const saveChoices = (recipients: readonly Recipient[]) =>
    flow.change(saveShippingAndGiftOptions, {
      recipients: recipients.map((recipient) => requestOf(store, recipient, valuesOf(recipient))),
    });

  async function saveMessage(recipient: Recipient): Promise<void> {
    const recipientId = recipient.id;
    const message = messageOf(recipient).giftMessage.trim();
    // A choice that is being saved is not sent again.
    await flow.settled();
    const known = flow.checkout?.recipientList.find(({ id }) => id === recipientId) ?? recipient;
    if (message === known.giftMessage || message.length > maxGiftMessage()) return;
    const isInitialTrigger = !messagesSent.has(recipientId);
    await flow.change(updateGiftMessage, { recipientId, message, isInitialTrigger });
    messagesSent.add(recipientId);
  }

  return { valuesOf, saveChoices, saveMessage };
}

/** The whole form, as Next saves it. */
function wholeForm(
  store: Store,
  { valuesOf, saveChoices, saveMessage }: ReturnType<typeof savingOf>,
  recipients: readonly Recipient[],
  isValid: () => boolean,
): Required<StepForm> {
  let sent = '';
  const formNow = () =>
    JSON.stringify(recipients.map((one) => [requestOf(store, one, valuesOf(one)), valuesOf(one)]));
  const hasChanged = () => sent !== formNow();

  return {
    async save() {
      do {
        sent = formNow();
        for (const recipient of recipients) await saveMessage(recipient);
        await saveChoices(recipients);
      } while (hasChanged());
      return isValid();
    },
    hasChanged,
    savesAgain: true,
    forget() {
      for (const recipient of recipients) {
        forgetDraft(store, formOf(recipient));
        forgetDraft(store, messageFormOf(recipient));
        for (const shipment of recipient.shipments) forgetDraft(store, directionsFormOf(shipment));
      }
    },
  };
}

/** Error messages by field name. */
type Problems = Record<string, string>;

/** The step of shipping and gift options: each choice is saved at once, so that the totals reflect it. */
export function useOptions({ recipientList }: Checkout, flow: CheckoutFlow) {
  const store = useStore();
  const { state, attempt, handleError } = useChange();
  const [saving] = useState(() => savingOf(store, flow));
  /** Messages of choices that could not be saved, by recipient. */
  const [refused, setRefused] = useState<Record<string, string | undefined>>({});
  /** Form errors by recipient, from the first press of Next on. */
  const [problems, setProblems] = useState<Record<string, Problems>>({});
  const problemsNow = (recipient: Recipient) => problemsOf(recipient, saving.valuesOf(recipient));

  /** Runs a change of a recipient. A failure shows next to the recipient, and the choice stays. */
  async function change({ id }: Recipient, send: () => Promise<unknown>): Promise<void> {
    const failure = await send().then(() => undefined, handleError);
    setRefused((was) => ({ ...was, [id]: failure?.message }));
  }

  /** Shows all errors, with the focus on the first; true if there are none. */
  function isValid(focusFirst: () => void): boolean {
    const found = recipientList.map((recipient) => [recipient.id, problemsNow(recipient)] as const);
    setProblems(Object.fromEntries(found));
    const isWrong = found.some(([, one]) => Object.keys(one).length);
    if (isWrong) focusFirst();
    return !isWrong;
  }

  async function next(focusFirst: () => void): Promise<void> {
    if (!isValid(focusFirst)) return;
    setRefused({});
    const form = wholeForm(store, saving, recipientList, () => isValid(focusFirst));
    await attempt(() => nextStep(flow, stepIndexes.options, form));
  }

  /** The shopper corrects a field: its error disappears at once, and a new one shows only after the field is left. */
  function check(recipient: Recipient, field: string, isLeft: boolean): void {
    const now = problemsNow(recipient)[field];
    // Most keys change no error, so they render only their field.
    if (now === problems[recipient.id]?.[field]) return;
    setProblems((was) => {
      const { [field]: before, ...others } = was[recipient.id] ?? {};
      return { ...was, [recipient.id]: now && (isLeft || before) ? { ...others, [field]: now } : others };
    });
  }

  return {
    state,
    refused,
    problems,
    next,
    change,
    check,
    saveChoices: (recipient: Recipient) => change(recipient, () => saving.saveChoices([recipient])),
    saveMessage: (recipient: Recipient) => change(recipient, () => saving.saveMessage(recipient)),
  };
}

export type OptionsState = ReturnType<typeof useOptions>;
