import { useStore } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import type { PayloadOf } from '../../../src/contract/call.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { saveShippingAndGiftOptions, updateGiftMessage } from '../../../src/contract/checkout/options.ts';
import type { Recipient, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { emailMessages } from '../../../src/domain/account/account-messages.ts';
import { giftMessageLimit } from '../../../src/domain/checkout/checkout-limits.ts';
import { checkoutOptionsMessages } from '../../../src/domain/checkout/checkout-options-messages.ts';
import { giftMessageProblem } from '../../../src/domain/checkout/gift-message.ts';
import {
  type ContactField,
  contactFields,
  contactProblem,
  sentContact,
} from '../../../src/domain/checkout/pickup-contact.ts';
import {
  contactMe,
  holdText,
  readHold,
  type ShipmentChoices,
} from '../../../src/domain/checkout/shipping-options.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { pageContext } from '../../../src/page/context.ts';
import { limitOnPage } from '../../../src/page/limits.ts';
import { pageTexts } from '../../../src/page/texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { type Draft, draftForm, forgetDraft, readDraft } from '../../../src/state/checkout/drafts.ts';
import { nextStep, type StepForm } from '../../../src/state/checkout/next-step.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import type { Store } from '../../../src/state/store.ts';

type Request = PayloadOf<typeof saveShippingAndGiftOptions>['recipients'][number];
type RequestShipment = Request['shipments'][number];

// Each is rendered by itself, so that typing into one renders nothing else.

const choicesForm = draftForm('choices of a shipment', {
  level: v.string(),
  isComplete: v.boolean(),
  hold: v.string(),
  trip: v.string(),
});
const directionsForm = draftForm('driving directions', { directions: v.string() });
const contactForm = draftForm('pickup contact', {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});
const messageForm = draftForm('gift message', { giftMessage: v.string() });

/** How a shipment is sent. */
export const choicesOf = ({ id }: Shipment): Draft<ShipmentChoices> => choicesForm.of(id);
export const directionsOf = ({ id }: Shipment) => directionsForm.of(id);
/** Who picks up. */
export const contactOf = ({ id }: Recipient): Draft<Contact> => contactForm.of(id);
export const messageOf = ({ id }: Recipient) => messageForm.of(id);

export type Contact = Record<ContactField, string>;

/* The names of the fields, also of the server's. */
export const directionsField = ({ id }: Shipment) => `directions-${id}`;
export const contactField = (field: ContactField) => `contact-${field}`;
export const messageField = ({ id }: Recipient) => `message-${id}`;
/** A shipment's trip, among the problems. */
export const tripField = ({ id }: Shipment) => `trip-${id}`;

/* The saved values of each. */

export const knownMessage = ({ giftMessage }: Recipient) => ({ giftMessage });

export const knownDirections = ({ tripBooking }: Shipment) => ({
  directions: tripBooking?.drivingDirections ?? '',
});

export const knownContact = ({ bopsOptions }: Recipient): Contact =>
  Object.fromEntries(
    contactFields.map((field) => [field, bopsOptions?.pickupContact?.[field] ?? '']),
  ) as Contact;

export function knownChoices(shipment: Shipment): ShipmentChoices {
  const { selectedServiceLevel, isShipCompleteSelected, holidayHold, tripBooking } = shipment;
  return {
    level: `${selectedServiceLevel ?? ''}`,
    isComplete: isShipCompleteSelected,
    hold: holdText(holidayHold),
    trip: tripBooking?.isContactMeSelected ? contactMe : (tripBooking?.selectedTrip ?? ''),
  };
}

/** All that the forms of a recipient show. */
interface RecipientValues {
  shipments: { shipment: Shipment; choices: ShipmentChoices; directions: string }[];
  /** Of what is picked up. */
  contact: Contact | undefined;
  giftMessage: string;
}

const valuesOf = (store: Store, recipient: Recipient): RecipientValues => ({
  shipments: recipient.shipments.map((shipment) => ({
    shipment,
    choices: readDraft(store, choicesOf(shipment), knownChoices(shipment)),
    ...readDraft(store, directionsOf(shipment), knownDirections(shipment)),
  })),
  contact: recipient.bopsOptions && readDraft(store, contactOf(recipient), knownContact(recipient)),
  ...readDraft(store, messageOf(recipient), knownMessage(recipient)),
});

/** A recipient's choices in the form they are sent. */
function requestOf(recipientId: string, { shipments, contact }: RecipientValues): Request {
  return {
    recipientId,
    shipments: shipments.map(({ shipment, choices, directions }) =>
      sentShipment(shipment, choices, directions),
    ),
    ...(contact && { pickupContact: sentContact(contact) }),
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
function problemsOf({ shipments, giftMessage, contact }: RecipientValues): Problems {
  const texts = pageTexts(checkoutOptionsMessages);
  const problems: Problems = {};
  for (const { shipment, choices } of shipments)
    if (shipment.tripBooking && !choices.trip) problems[tripField(shipment)] = texts.tripMissing;
  const tooLong = giftMessageProblem(giftMessage, maxGiftMessage(), texts);
  if (tooLong) problems.giftMessage = tooLong;
  if (!contact) return problems;
  const rules = { texts: { ...pageTexts(emailMessages), ...texts }, tldMax: pageContext().emailTldMax };
  for (const field of contactFields) {
    const problem = contactProblem(field, contact[field], rules);
    if (problem) problems[contactField(field)] = problem;
  }
  return problems;
}

/** How a recipient's form is saved. */
function savingOf(store: Store, flow: CheckoutFlow) {
  const messagesSent = new Set<string>();
  const saveChoices = (recipients: readonly Recipient[]) =>
    flow.change(saveShippingAndGiftOptions, {
      recipients: recipients.map((recipient) => requestOf(recipient.id, valuesOf(store, recipient))),
    });

  async function saveMessage(recipient: Recipient): Promise<void> {
    const recipientId = recipient.id;
    const message = readDraft(store, messageOf(recipient), knownMessage(recipient)).giftMessage.trim();
    // A choice that is being saved is not sent again.
    await flow.settled();
    const known = flow.checkout?.recipientList.find(({ id }) => id === recipientId) ?? recipient;
    if (message === known.giftMessage || message.length > maxGiftMessage()) return;
    const isInitialTrigger = !messagesSent.has(recipientId);
    const judge = ({ recipientList }: Checkout) => {
      const saved = recipientList.find(({ id }) => id === recipientId)?.giftMessage;
      if (saved === message) return 'done';
      return saved === known.giftMessage ? 'undone' : 'unclear';
    };
    const notKnown = pageTexts(checkoutOptionsMessages).giftMessageNotKnown;
    const payload = { recipientId, message, isInitialTrigger };
    await flow.changeOnce(updateGiftMessage, payload, { judge, notKnown });
    messagesSent.add(recipientId);
  }

  return { saveChoices, saveMessage };
}

/** The whole form, as Next saves it. */
function wholeForm(
  store: Store,
  { saveChoices, saveMessage }: ReturnType<typeof savingOf>,
  recipients: readonly Recipient[],
  isValid: () => boolean,
): Required<Omit<StepForm, 'pay'>> {
  let sent = '';
  const formNow = () => {
    const values = recipients.map((recipient) => [recipient.id, valuesOf(store, recipient)] as const);
    return JSON.stringify(values.map(([id, one]) => [requestOf(id, one), one.giftMessage]));
  };
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
        forgetDraft(store, contactOf(recipient));
        forgetDraft(store, messageOf(recipient));
        for (const shipment of recipient.shipments) {
          forgetDraft(store, choicesOf(shipment));
          forgetDraft(store, directionsOf(shipment));
        }
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
  const problemsNow = (recipient: Recipient) => problemsOf(valuesOf(store, recipient));

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
