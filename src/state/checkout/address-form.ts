import { useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { emailMessages } from '../../domain/account/account-messages.ts';
import {
  type AddressField,
  type AddressTexts,
  addressFields,
  sentTexts,
  settledText,
} from '../../domain/checkout/address.ts';
import {
  type AddressProblems,
  type AddressQuestion,
  type AddressRules,
  addressProblem,
  addressProblems,
  askedFields,
} from '../../domain/checkout/address-problems.ts';
import { addressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { pageContext } from '../../page/context.ts';
import { type Draft, draftForm, useDraft } from './drafts.ts';
import { fieldsIn, useFormProblems } from './form-problems.ts';

const entries = Object.fromEntries(addressFields.map((field) => [field, v.string()])) as Record<
  AddressField,
  v.StringSchema<undefined>
>;

/** Declares a form for an address. */
export const addressForm = (name: string) => draftForm(name, entries);

export interface AddressFormOptions extends AddressQuestion {
  draft: Draft<AddressTexts>;
  /** The initial address. */
  known: AddressTexts;
  /** False while another address is chosen: typed text stays, but its errors do not block the step. */
  isShown?: boolean;
}

export type AddressFormState = ReturnType<typeof useAddressForm>;

/**
 * The form of an address. A field is checked when it is left, and again while it is corrected; all of them when the
 * address is read. What is typed stays until the server has it.
 */
export function useAddressForm({ draft: kept, known, isShown, ...asks }: AddressFormOptions) {
  const draft = useDraft(kept, known, isShown);
  const { values, isDirty } = draft;
  const rules: AddressRules = { ...asks, ...useRuleTexts() };
  const checks = useAddressChecks(rules, values);
  const { place, problems, listed, focus, refuse } = checks;

  /** Reads all fields, because a browser's autofill may fire events for only some of them, or for none. */
  const entered = () => ({ ...values, ...enteredTexts(place.current, values) });

  function take(changed: Partial<AddressTexts>) {
    if (!Object.keys(changed).length) return;
    draft.set(changed);
    checks.correct({ ...values, ...changed });
  }

  const typing = usePause(() => take(withRegion(enteredTexts(place.current, values), values)));

  return {
    place,
    values,
    problems,
    listed,
    focus,
    isDirty,
    asked: askedFields(rules),
    /** Sets texts from elsewhere, such as a known address. */
    take,
    /**
     * Debounced: handles the first and the last key of a burst. Handled at once: a change of a select, a key while an
     * error shows, and a key that may be the first change of the text (a space alone is no change).
     * @param late the text that autofill has put into a field which has been replaced since
     */
    handleChange(field: AddressField, late?: string) {
      if (late !== undefined) return take(withRegion({ country: values.country, [field]: late }, values));
      const isChoice = field === 'country' || field === 'state';
      typing.act(isChoice || !isDirty || Object.values(problems).some(Boolean));
    },
    handleLeave(field: AddressField) {
      const now = entered();
      now[field] = settledText(field, now);
      take(changesOf(values, now));
      checks.leave(field, now);
    },
    /** The address to send; undefined if there are errors, which this shows. */
    read(): AddressTexts | undefined {
      const now = entered();
      return checks.check(now) ? sentTexts(now) : undefined;
    },
    refuse,
    /** Deletes the draft of the address that was read last, which the server has saved; text typed since then stays. */
    forget() {
      typing.end();
      draft.forget(checks.lastRead.current);
    },
    cancel() {
      typing.end();
      draft.forget();
      checks.show({});
    },
  };
}

/** The errors of the form’s fields, ours and the server’s. */
function useAddressChecks(rules: AddressRules, values: AddressTexts) {
  const { problems, set, update, ...form } = useFormProblems<AddressField>();
  // The values that the server has refused: they stay invalid until the shopper changes them.
  const refused = useRef<Partial<AddressTexts>>({});
  const lastRead = useRef<Partial<AddressTexts>>({});

  const problemOf = (field: AddressField, now: AddressTexts) =>
    refused.current[field] === now[field] ? problems[field] : addressProblem(field, now, rules);

  return {
    ...form,
    problems,
    /** The values of the last check before sending. */
    lastRead,
    /** Checks the fields again while the shopper corrects an error. */
    correct: (now: AddressTexts) => update((field) => problemOf(field, now)),
    /**
     * Checks a field that the shopper leaves. An empty one is reported only on submit, because the shopper may come back
     * to it.
     */
    leave: (field: AddressField, now: AddressTexts) => now[field] && set(field, problemOf(field, now)),
    /** Shows all errors; true if there are none. */
    check(now: AddressTexts): boolean {
      const found = addressProblems(now, rules);
      refused.current = {};
      lastRead.current = now;
      form.show(found);
      return !Object.keys(found).length;
    },
    /**
     * Shows the server’s errors beside their fields.
     * @param sent the refused texts; by default those that were read last
     * @returns the errors of fields that the form does not have
     */
    refuse(
      fieldErrors: Readonly<Record<string, string>>,
      sent: Partial<AddressTexts> = lastRead.current,
    ): string | undefined {
      const found: AddressProblems = {};
      const others: Record<string, string> = { ...fieldErrors };
      refused.current = {};
      // Also those of a form that is not shown yet, because it is about to appear in place of the known address.
      for (const field of askedFields({ ...rules, isKnown: false })) {
        if (!others[field]) continue;
        found[field] = others[field];
        refused.current[field] = sent[field] ?? values[field];
        delete others[field];
      }
      form.show(found);
      return Object.values(others).join(' ') || undefined;
    },
  };
}

const pauseMs = 250;

/**
 * Runs `act` at once, and again after a pause. Fewer renders and writes keep typing fast, and the field itself shows the
 * text. Nothing is lost when the form unmounts or the page is left.
 */
function usePause(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const [pause] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current();
    };
    return {
      /** The pause is over. */
      end,
      act(isUrgent: boolean) {
        if (isUrgent || timer === undefined) latest.current();
        clearTimeout(timer);
        timer = setTimeout(end, pauseMs);
      },
    };
  });

  // A layout effect, because its clean-up runs while the fields are still there.
  useLayoutEffect(() => {
    addEventListener('pagehide', pause.end);
    return () => {
      removeEventListener('pagehide', pause.end);
      pause.end();
    };
  }, [pause]);

  return pause;
}

const formMessages = { ...emailMessages, ...addressMessages };

function useRuleTexts(): Pick<AddressRules, 'texts' | 'messages' | 'tldMax'> {
  const texts = useTexts(formMessages);
  const { messages, emailTldMax: tldMax } = pageContext();
  return { texts, messages, tldMax };
}

/** The texts in the fields that are not in the form's state yet. */
function enteredTexts(place: HTMLElement | null, known: AddressTexts): Partial<AddressTexts> {
  const entered: Partial<AddressTexts> = {};
  for (const { name, value, localName } of fieldsIn(place)) {
    const field = addressFields.find((one) => one === name);
    // A select has an empty value if the text is none of its options, such as a region of the country chosen before.
    if (field && value !== known[field] && (value || localName !== 'select')) entered[field] = value;
  }
  return entered;
}

/** Adds the code of a region that was entered before its country: autofill may fill the fields in any order. */
function withRegion(entered: Partial<AddressTexts>, known: AddressTexts): Partial<AddressTexts> {
  if (!entered.country) return entered;
  const state = settledText('state', { ...known, ...entered });
  return state === known.state ? entered : { ...entered, state };
}

function changesOf(before: AddressTexts, now: AddressTexts): Partial<AddressTexts> {
  return Object.fromEntries(
    Object.entries(now).filter(([field, text]) => before[field as AddressField] !== text),
  );
}
