import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RefusedCard } from '../../contract/payment/card.ts';
import {
  type CardFieldName,
  type CardFlags,
  type CardProblems,
  type CardText,
  cardFieldNames,
  firstProblem,
  flaggedProblems,
} from '../../domain/payment/card-flags.ts';
import type { CardType } from '../../domain/payment/card-names.ts';
import { type TypedCard, typedCard } from '../../domain/payment/card-number.ts';
import {
  type CardRules,
  fieldProblem,
  formProblems,
  type NewCard,
  newCard,
} from '../../domain/payment/card-text.ts';
import { isRewardsCard, isStoreCard, specialType } from '../../domain/payment/card-types.ts';
import { type CardMessages, cardMessages } from '../../domain/payment/payment-card-messages.ts';
import type { CardFieldsHandle } from '../../hooks/card-fields-handle.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { useWipeOnPageHide } from '../../hooks/use-wipe-on-pagehide.ts';
import { earliestToday } from '../../page/clock.ts';
import { pageContext } from '../../page/context.ts';
import { hasHouseholdCard } from './household-card.ts';
import { useCardProblems } from './use-card-problems.ts';

export interface CardFormOptions {
  /** Also checks the last digit (decision 27). */
  hasLuhnCheck?: boolean;
  /** A word in the user agent of the browser whose keyboard needs a delay (decision 32). */
  slowBrowser?: string;
  /** The card that the server has refused before it rendered the page (cart §3, checkout §3). */
  cardErrors?: RefusedCard | undefined;
}

export interface CardForm {
  /** Props for `CardFields`. */
  fields: {
    ref: RefObject<CardFieldsHandle | null>;
    texts: CardMessages;
    special: CardType | undefined;
    problems: CardProblems;
    announced: string;
    options: { isCbhccEnabled: boolean };
    delayMs: number;
    onText(field: CardFieldName, card: TypedCard | undefined): void;
    onLeave(field: CardFieldName): void;
  };
  /** An id of the typed card: the same as long as no field is edited. */
  contents(): string;
  /** The card, if it is valid; shows nothing. */
  valid(): NewCard | undefined;
  /** The card, if it is valid; otherwise shows the errors and focuses the first wrong field. */
  submit(more: { saveToAccount: boolean }): NewCard | undefined;
  /** Moves the text typed into the server's form to these fields. */
  takeOver(serverNodes: readonly Node[]): void;
  /** Formats the moved text, once focus and caret are restored, and edits whose formatting is still delayed. */
  settle(): void;
  /** Shows the server's errors. */
  show(flags: CardFlags): void;
  /** Shows the errors that the server has rendered, except at fields with text, which was typed since. The focus stays. */
  showServerErrors(): void;
  /** Shows why the card does not pay. */
  fail(message: string): void;
  /** Removes all errors. */
  forget(): void;
  /** Empties the fields and removes all errors, after a success and when the form is reset. */
  wipe(): void;
}

const slowBrowserDelayMs = 250;

const serverFields: Record<CardFieldName, string> = {
  number: 'input[autocomplete~="cc-number"]',
  expiry: 'input[autocomplete~="cc-exp"]',
  securityCode: 'input[autocomplete~="cc-csc"]',
};

/**
 * A form for a new card. Typed text stays in the fields and out of all state, renders and events. It is wiped when
 * the form unmounts, on reset, and before the page enters the back-forward cache (decision 31).
 */
export function useCardForm({
  hasLuhnCheck = false,
  slowBrowser = 'SamsungBrowser',
  cardErrors,
}: CardFormOptions = {}): CardForm {
  const texts = useTexts(cardMessages);
  const isCbhccEnabled = hasHouseholdCard();
  const inputs = useRef<CardFieldsHandle>(null);
  const contents = useRef<string>(undefined);
  const fromServer = () => serverProblems(cardErrors, inputs.current?.read(), texts);
  const problems = useCardProblems(inputs, fromServer);
  const rules = (): CardRules => ({ hasLuhnCheck, isCbhccEnabled, today: earliestToday() });
  const read = () => inputs.current?.read() ?? { number: '', expiry: '', securityCode: '' };
  const shown = () => typedCard(read().number, { isCbhccEnabled }).shown;
  const checks = useCardChecks(inputs, problems, (field) => fieldProblem(field, read(), texts, rules()));

  const settle = () => settleFields(inputs.current);

  function wipe() {
    checks.forget();
    inputs.current?.wipe();
    problems.forget();
  }

  useWipeOnPageHide(wipe);
  return {
    fields: {
      ref: inputs,
      texts,
      special: checks.special,
      problems: problems.problems,
      announced: problems.announced,
      options: { isCbhccEnabled },
      delayMs: typingDelayMs(slowBrowser),
      onText(field, card) {
        contents.current = undefined;
        followText(field, card, { problems, checks, texts });
      },
      onLeave: (field) => read()[field] && checks.check(field, { isAnnounced: true }),
    },
    contents() {
      contents.current ??= Math.random().toString(36);
      return contents.current;
    },
    valid() {
      const text = read();
      return firstProblem(formProblems(text, texts, rules()))
        ? undefined
        : newCard(text, { saveToAccount: false, ...rules() });
    },
    submit({ saveToAccount }) {
      settle();
      const text = read();
      checks.add(cardFieldNames.filter((name) => text[name]));
      const found = formProblems(text, texts, rules());
      problems.show(found);
      return firstProblem(found) ? undefined : newCard(text, { saveToAccount, ...rules() });
    },
    takeOver: (serverNodes) => inputs.current?.fill(takeTyped(serverNodes)),
    settle,
    show: (flags) =>
      problems.show(ofShownFields(flaggedProblems(flags, inputs.current?.read(), texts), shown())),
    showServerErrors: () => cardErrors && problems.showInPlace(fromServer()),
    fail: (message) => problems.show({ card: message }),
    forget: problems.forget,
    wipe,
  };
}

function settleFields(inputs: CardFieldsHandle | null): void {
  for (const field of cardFieldNames) inputs?.settle(field);
}

interface Following {
  problems: ReturnType<typeof useCardProblems>;
  checks: ReturnType<typeof useCardChecks>;
  texts: CardMessages;
}

/** After an edit: removes the error of the field, unless the number is too long, and adapts the form to the card's type. */
function followText(
  field: CardFieldName,
  card: TypedCard | undefined,
  { problems, checks, texts }: Following,
): void {
  const wasMarked = !!problems.problems.number;
  if (!card?.isTooLong) problems.clear(field);
  if (card && checks.setSpecial(specialType(card.shown))) problems.announce(typeText(card.shown, texts));
  // An error shows while the shopper types, because more digits cannot make the number valid.
  if (card?.isTooLong && !wasMarked) checks.check('number', { isAnnounced: true });
}

function typingDelayMs(slowBrowser: string): number {
  const { cardNumberDelayMs = slowBrowserDelayMs } = pageContext().limits;
  return navigator.userAgent.includes(slowBrowser) ? cardNumberDelayMs : 0;
}

const typeText = (type: CardType | undefined, texts: CardMessages) =>
  isRewardsCard(type) ? texts.cardRewards : isStoreCard(type) ? texts.cardStore : '';

/** The errors of the card that the page's server refused, except at fields with text, which was typed since. */
function serverProblems(
  refused: RefusedCard | undefined,
  typed: CardText | undefined,
  texts: CardMessages,
): CardProblems {
  if (!refused) return {};
  const { message, emptyFields } = refused;
  const sent = (field: CardFieldName) => (emptyFields?.includes(field) ? '' : '0');
  const sentText = { number: sent('number'), expiry: sent('expiry'), securityCode: sent('securityCode') };
  const problems = flaggedProblems(refused, sentText, texts);
  if (message && !firstProblem(problems)) return { card: message };
  for (const field of cardFieldNames) if (typed?.[field]) delete problems[field];
  return problems;
}

/** A store card has no field for its date and code (decision 28). */
function ofShownFields(problems: CardProblems, type: CardType | undefined): CardProblems {
  const { number, card = problems.expiry ?? problems.securityCode } = problems;
  return isStoreCard(type) ? { number, card } : problems;
}

/** Takes the text out of the fields of the server's form. */
function takeTyped(serverNodes: readonly Node[]): Partial<CardText> {
  const typed: Partial<CardText> = {};
  for (const node of serverNodes)
    for (const field of cardFieldNames) {
      const found = (node as Partial<Element>).querySelector?.<HTMLInputElement>(serverFields[field]);
      if (!found?.value) continue;
      typed[field] = found.value;
      found.value = '';
    }
  return typed;
}

/** Fields that have been validated: they are validated again when the card's type changes. */
function useCardChecks(
  inputs: RefObject<CardFieldsHandle | null>,
  { set, announce, keepNumber }: ReturnType<typeof useCardProblems>,
  problemOf: (field: CardFieldName) => string | undefined,
) {
  const [special, setSpecial] = useState<CardType>();
  const checked = useRef(new Set<CardFieldName>());
  const lastSpecial = useRef(special);

  function check(field: CardFieldName, { isAnnounced }: { isAnnounced: boolean }) {
    checked.current.add(field);
    const problem = problemOf(field);
    set(field, problem);
    if (problem && isAnnounced) announce(problem);
  }

  // Once the field has the new card type, the security code is cut to its length and validated again (decision 30).
  useLayoutEffect(() => {
    if (lastSpecial.current === special) return;
    lastSpecial.current = special;
    // A store card hides the other fields; for another card they come back with their text and without errors (decision
    // 28).
    if (isStoreCard(special)) {
      checked.current.delete('expiry');
      checked.current.delete('securityCode');
      keepNumber();
    }
    inputs.current?.settle('securityCode');
    if (checked.current.has('securityCode')) check('securityCode', { isAnnounced: false });
  });

  return {
    special,
    /** @returns whether the type has changed */
    setSpecial(next: CardType | undefined): boolean {
      setSpecial(next);
      return next !== special;
    },
    check,
    add(fields: readonly CardFieldName[]) {
      for (const field of fields) checked.current.add(field);
    },
    forget: () => checked.current.clear(),
  };
}
