import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withOverrides } from '../../domain/messages.ts';
import { type CardRules, fieldProblem, formProblems } from '../../domain/payment/card-errors.ts';
import {
  type CardFieldName,
  type CardFlags,
  type CardProblems,
  type CardText,
  cardFieldNames,
  firstProblem,
  flaggedProblems,
} from '../../domain/payment/card-flags.ts';
import { type CardMessages, cardMessages } from '../../domain/payment/card-messages.ts';
import type { CardType } from '../../domain/payment/card-names.ts';
import { isRewardsCard, isStoreCard, readCardKind, specialType } from '../../domain/payment/card-types.ts';
import { type NewCard, newCard } from '../../domain/payment/new-card.ts';
import { digitsOf } from '../../domain/payment/typed-text.ts';
import { pageContext } from '../../page/context.ts';

/** The three fields, which hold what is typed: `CardFields` gives it as its ref. */
export interface CardInputs {
  read(): CardText;
  focus(field: CardFieldName): void;
  settle(field: CardFieldName): void;
  fill(text: Partial<CardText>): void;
  wipe(): void;
}

export interface CardFormOptions {
  /** Checks the last digit too (decision 27). */
  hasLuhnCheck?: boolean;
  /** A word in the user agents of the browser that is waited for (decision 32). */
  slowBrowser?: string;
}

export interface CardForm {
  /** Goes onto `CardFields`. */
  fields: {
    ref: RefObject<CardInputs | null>;
    texts: CardMessages;
    special: CardType | undefined;
    problems: CardProblems;
    said: string;
    options: { isCbhccEnabled: boolean };
    delayMs: number;
    onText(field: CardFieldName): void;
    onLeave(field: CardFieldName): void;
  };
  /** Whose card it is, by what is typed. */
  shown(): CardType | undefined;
  /** The card, if nothing is wrong with it; otherwise what is wrong shows, and the first wrong field has the focus. */
  submit(more: { saveToAccount: boolean }): NewCard | undefined;
  /** Takes what was typed into the server's form, as it stands there, and empties that. */
  takeOver(serverNodes: readonly Node[]): void;
  /** Puts right what was taken over, once the focus is back, so that the caret is too; and what waits for a pause. */
  settle(): void;
  /** Shows what the server finds wrong. */
  show(flags: CardFlags): void;
  /** Says why the card does not pay, in words. */
  fail(message: string): void;
  /** Takes back what was said of the fields. */
  forget(): void;
  /** Empties the fields and takes back what was said of them: after a success, and on the form's reset. */
  wipe(): void;
}

const slowBrowserDelayMs = 250;

const serverFields: Record<CardFieldName, string> = {
  number: 'input[autocomplete~="cc-number"]',
  expiry: 'input[autocomplete~="cc-exp"]',
  securityCode: 'input[autocomplete~="cc-csc"]',
};

/**
 * A form for a new card. What is typed stays in the fields: no state, no render and no event ever has it. It is wiped when
 * the form goes, when it is reset, and before the page enters the back-forward cache (decision 31).
 */
export function useCardForm({
  hasLuhnCheck = false,
  slowBrowser = 'SamsungBrowser',
}: CardFormOptions = {}): CardForm {
  const { features, messages, limits } = pageContext();
  const texts = withOverrides(cardMessages, messages);
  const isCbhccEnabled = features.cbhcc_EnableCbhcc ?? false;
  const inputs = useRef<CardInputs>(null);
  const [special, setSpecial] = useState<CardType>();
  const [problems, setProblems] = useState<CardProblems>({});
  const [said, setSaid] = useState('');
  // A field has been left or submitted with something in it: it is validated again when the rules change under it.
  const judged = useRef(new Set<CardFieldName>());
  const focusNext = useRef<CardFieldName>(undefined);

  const rules = (): CardRules => ({ hasLuhnCheck, isCbhccEnabled, today: new Date() });
  const read = () => inputs.current?.read() ?? { number: '', expiry: '', securityCode: '' };

  const shown = () => readCardKind(digitsOf(read().number), { isCbhccEnabled }).shown;

  function forget() {
    setProblems({});
    setSaid('');
  }

  function wipe() {
    judged.current.clear();
    inputs.current?.wipe();
    forget();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing that changes
  useEffect(() => {
    addEventListener('pagehide', wipe);
    return () => removeEventListener('pagehide', wipe);
  }, []);

  // A code is trimmed to what its card has, and validated again, once the field knows of the card (decision 30).
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the card changes, and only then
  useLayoutEffect(() => {
    // Its other fields are gone, and come back untouched (decision 28).
    if (isStoreCard(special)) {
      judged.current.delete('expiry');
      judged.current.delete('securityCode');
      setProblems(({ number, card }) => ({ number, card }));
    }
    inputs.current?.settle('securityCode');
    if (judged.current.has('securityCode')) judge('securityCode');
  }, [special]);

  // A field may have come with what is wrong with it.
  useLayoutEffect(() => {
    if (focusNext.current) inputs.current?.focus(focusNext.current);
    focusNext.current = undefined;
  });

  function takeOver(serverNodes: readonly Node[]) {
    const typed: Partial<CardText> = {};
    for (const node of serverNodes)
      for (const field of cardFieldNames) {
        const found = (node as Partial<Element>).querySelector?.<HTMLInputElement>(serverFields[field]);
        if (!found?.value) continue;
        typed[field] = found.value;
        found.value = '';
      }
    inputs.current?.fill(typed);
  }

  function settle() {
    for (const field of cardFieldNames) inputs.current?.settle(field);
  }

  function judge(field: CardFieldName): string | undefined {
    const problem = fieldProblem(field, read(), texts, rules());
    setProblems((was) => ({ ...was, [field]: problem }));
    return problem;
  }

  /** The same words twice are said twice. */
  function say(next: string) {
    setSaid((was) => (next && was === next ? `${next}\u00a0` : next));
  }

  function showProblems(found: CardProblems) {
    setProblems(found);
    say(firstProblem(found) ?? '');
    focusNext.current = cardFieldNames.find((field) => found[field]);
  }

  return {
    fields: {
      ref: inputs,
      texts,
      special,
      problems,
      said,
      options: { isCbhccEnabled },
      delayMs: navigator.userAgent.includes(slowBrowser)
        ? (limits.cardNumberDelayMs ?? slowBrowserDelayMs)
        : 0,
      onText(field) {
        // A state that is set to what it is may render all the same, and this runs for each key.
        if (problems[field] || problems.card) {
          setProblems({ ...problems, [field]: undefined, card: undefined });
          setSaid('');
        }
        if (field !== 'number') return;
        const next = specialType(shown());
        if (next === special) return;
        setSpecial(next);
        if (isRewardsCard(next)) say(texts.cardRewards);
        else say(isStoreCard(next) ? texts.cardStore : '');
      },
      onLeave(field) {
        if (!read()[field]) return;
        judged.current.add(field);
        const problem = judge(field);
        if (problem) say(problem);
      },
    },
    shown,
    submit({ saveToAccount }) {
      settle();
      const text = read();
      for (const field of cardFieldNames) if (text[field]) judged.current.add(field);
      const found = formProblems(text, texts, rules());
      showProblems(found);
      return firstProblem(found) ? undefined : newCard(text, { saveToAccount, ...rules() });
    },
    takeOver,
    settle,
    fail: (message) => showProblems({ card: message }),
    show(flags) {
      const found = flaggedProblems(flags, inputs.current?.read(), texts);
      const { number, card = found.expiry ?? found.securityCode } = found;
      // A store card's date and code have no field to say it at (decision 28).
      showProblems(isStoreCard(shown()) ? { number, card } : found);
    },
    forget,
    wipe,
  };
}
