import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import type { PayloadOf } from '../../../src/contract/call.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import {
  saveShippingAndGiftOptions,
  updateGiftMessage,
  updateGiftOption,
  updateGiftReceipt,
} from '../../../src/contract/checkout/options.ts';
import type { OptionChoice, Recipient, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { emailMessages } from '../../../src/domain/account/account-messages.ts';
import { giftMessageLimit } from '../../../src/domain/checkout/checkout-limits.ts';
import { giftMessageProblem } from '../../../src/domain/checkout/gift-message.ts';
import { contactFields, contactProblem, sentContact } from '../../../src/domain/checkout/pickup-contact.ts';
import { contactMe, readHold, type ShipmentChoices } from '../../../src/domain/checkout/shipping-options.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { pageContext } from '../../../src/page/context.ts';
import { limitOnPage } from '../../../src/page/limits.ts';
import { pageTexts } from '../../../src/page/texts.ts';
import { shownAfterAll } from '../../../src/state/attempt.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { forgetDraft, readDraft, writeDraft } from '../../../src/state/checkout/drafts.ts';
import { nextStep, type StepForm } from '../../../src/state/checkout/next-step.ts';
import { rewardsMessageOf } from '../../../src/state/checkout/rewards-message.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { tries } from '../../../src/state/failure.ts';
import type { Store } from '../../../src/state/store.ts';
import { checkoutOptionsMessages } from './options.messages.ts';
import {
  asksForGift,
  type Contact,
  choicesOf,
  contactField,
  contactOf,
  directionsOf,
  giftOf,
  knownChoices,
  knownContact,
  knownDirections,
  knownGift,
  knownMessage,
  messageOf,
  tripField,
} from './options-drafts.ts';

type Request = PayloadOf<typeof saveShippingAndGiftOptions>['recipients'][number];
type RequestShipment = Request['shipments'][number];

/** The values in the forms of a recipient. */
interface RecipientValues {
  shipments: { shipment: Shipment; choices: ShipmentChoices; directions: string }[];
  /** Of what is picked up. */
  contact: Contact | undefined;
  isGift: boolean;
  giftMessage: string;
}

// A draft may be older than the switch.
const isGiftNow = (store: Store, recipient: Recipient): boolean =>
  asksForGift(store, recipient) && readDraft(store, giftOf(recipient), knownGift(recipient)).isGift;

const valuesOf = (store: Store, recipient: Recipient): RecipientValues => ({
  shipments: recipient.shipments.map((shipment) => ({
    shipment,
    choices: readDraft(store, choicesOf(shipment), knownChoices(shipment)),
    ...readDraft(store, directionsOf(shipment), knownDirections(shipment)),
  })),
  contact: recipient.bopsOptions && readDraft(store, contactOf(recipient), knownContact(recipient)),
  isGift: isGiftNow(store, recipient),
  // An order that is no gift sends no message; the typed one stays for another yes.
  ...(isGiftNow(store, recipient)
    ? readDraft(store, messageOf(recipient), knownMessage(recipient))
    : { giftMessage: '' }),
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

/**
 * The gift option after the answer whether it is a gift: a no ends the chosen one, a yes chooses the first free one.
 * Undefined if the option stays. The first of all options stands for none.
 */
function codeFor(choice: OptionChoice | undefined, isGift: boolean): string | undefined {
  const [none, ...others] = choice?.options ?? [];
  const isNone = !others.some(({ code }) => code === choice?.selectedOption);
  if (isGift) return isNone ? others.find(({ charge }) => !charge)?.code : undefined;
  return isNone ? undefined : none?.code;
}

/** How a recipient's form is saved. */
function savingOf(store: Store, flow: CheckoutFlow) {
  const messagesSent = new Set<string>();
  /** The recipients whose yes the server does not have. */
  const unsavedYes = new Set<string>();
  let lastAnswer: Promise<unknown> = Promise.resolve();

  /** The recipient in the server's checkout, once all changes have been answered, also those made meanwhile. */
  async function settledRecipient(recipient: Recipient): Promise<Recipient> {
    let last: unknown;
    while (last !== flow.settled()) {
      last = flow.settled();
      await last;
    }
    return flow.checkout?.recipientList.find(({ id }) => id === recipient.id) ?? recipient;
  }

  const gift = {
    option({ id: recipientId, shipments }: Recipient, selectedOption: string) {
      const rewardsOrderSummaryMessage = rewardsMessageOf(store, flow.checkout);
      return flow.change(updateGiftOption, {
        recipientId,
        giftOptions: { selectedOption },
        ...(rewardsOrderSummaryMessage && { rewardsOrderSummaryMessage }),
        // Several shipments have no single service level.
        ...(shipments.length === 1 && { serviceLevel: shipments[0]!.selectedServiceLevel }),
      });
    },
    receipt: ({ id: recipientId }: Recipient, selectedOption: string) =>
      flow.change(updateGiftReceipt, { recipientId, selectedOption }),
  };

  /** Saves the answer that holds when its turn comes, if the server's differs. */
  async function saveGift(recipient: Recipient): Promise<void> {
    const known = await settledRecipient(recipient);
    const isGift = isGiftNow(store, known);
    // After a saved yes the shopper may have chosen another gift option.
    if (isGift && !unsavedYes.has(known.id)) return;
    const option = codeFor(known.giftOptions, isGift);
    const receipt = codeFor(known.bopsOptions?.giftReceiptOption, isGift);
    if (option !== undefined) await gift.option(known, option);
    if (receipt !== undefined) await gift.receipt(known, receipt);
    unsavedYes.delete(known.id);
  }

  /**
   * Saves the shopper's answer whether it is a gift, as one change: the success of one call must not hide the failure of
   * another.
   */
  function answerGift(recipient: Recipient): Promise<void> {
    if (isGiftNow(store, recipient)) unsavedYes.add(recipient.id);
    else unsavedYes.delete(recipient.id);
    const saved = lastAnswer.then(async () => {
      await saveGift(recipient);
      if (!recipient.bopsOptions) await saveMessage(recipient);
    });
    lastAnswer = saved.catch(() => {});
    return saved;
  }

  const saveChoices = (recipients: readonly Recipient[]) =>
    flow.change(saveShippingAndGiftOptions, {
      recipients: recipients.map((recipient) => requestOf(recipient.id, valuesOf(store, recipient))),
    });

  async function saveMessage(recipient: Recipient): Promise<void> {
    const recipientId = recipient.id;
    // A choice that is being saved is not sent again.
    const known = await settledRecipient(recipient);
    const message = valuesOf(store, known).giftMessage.trim();
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

  return { saveChoices, saveMessage, saveGift, answerGift, gift };
}

/** The whole form, as Next saves it. */
function wholeForm(
  store: Store,
  { saveChoices, saveMessage, saveGift }: ReturnType<typeof savingOf>,
  recipients: readonly Recipient[],
  isValid: () => boolean,
): Required<Omit<StepForm, 'pay' | 'again'>> {
  let sent = '';
  const formNow = () => {
    const values = recipients.map((recipient) => [recipient.id, valuesOf(store, recipient)] as const);
    return JSON.stringify(values.map(([id, one]) => [requestOf(id, one), one.isGift, one.giftMessage]));
  };
  const hasChanged = () => sent !== formNow();

  return {
    async save() {
      do {
        sent = formNow();
        for (const recipient of recipients) {
          await saveGift(recipient);
          await saveMessage(recipient);
        }
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
        forgetDraft(store, giftOf(recipient));
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
  async function change(recipient: Recipient, send: () => Promise<unknown>): Promise<void> {
    const failure = await send().then(
      () => undefined,
      (error) => {
        tries.set(error, () => change(recipient, send));
        return handleError(error);
      },
    );
    const say = (message: string | undefined) => setRefused((was) => ({ ...was, [recipient.id]: message }));
    say(failure?.hasPopup ? undefined : failure?.message);
    if (failure) shownAfterAll(failure, () => say(failure.message));
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
    const again = () => latest.current(focusFirst);
    await attempt(() => nextStep(flow, stepIndexes.options, { ...form, again }), undefined, again);
  }

  // After the removal of an installation the shipments may be others.
  const latest = useRef(next);
  latest.current = next;

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
    answerGift(recipient: Recipient, isGift: boolean) {
      const { giftMessage } = readDraft(store, messageOf(recipient), knownMessage(recipient));
      // The server's message is about to be deleted; kept as a draft, it shows again after the next yes.
      if (!isGift && giftMessage) writeDraft(store, messageOf(recipient), { giftMessage });
      writeDraft(store, giftOf(recipient), { isGift });
      return change(recipient, () => saving.answerGift(recipient));
    },
    chooseGift: (recipient: Recipient, code: string) =>
      change(recipient, () => saving.gift.option(recipient, code)),
    chooseReceipt: (recipient: Recipient, code: string) =>
      change(recipient, () => saving.gift.receipt(recipient, code)),
    saveMessage: (recipient: Recipient) => change(recipient, () => saving.saveMessage(recipient)),
  };
}

export type OptionsState = ReturnType<typeof useOptions>;
