import { useRef, useState } from 'react';
import {
  parseAmount,
  restOf,
  type SplitProblem,
  splitProblem,
  splitTotal,
  writeAmount,
} from '../../src/domain/payment/split-amounts.ts';

/** An amount as the shopper gave it, and the total it was a part of. */
interface Kept {
  key: string;
  text: string;
  totalCents: number;
}

/**
 * How two cards share a total: halves, until the shopper gives an amount for one of them, from which the other follows,
 * also when the total is another. Where the given amount no longer leaves anything of it, halves again.
 * @param keys of the chosen cards
 * @param paid what one of them pays already: as long as it is chosen and nothing was given, it goes on to
 */
export function useSplit(
  totalCents: number,
  keys: readonly string[],
  paid: { key?: string | undefined; cents?: number },
) {
  const [given, setGiven] = useState<Kept>();
  const [isChecked, setChecked] = useState(false);
  const fields = useRef(new Map<string, HTMLInputElement>());

  const isChanged = !!given && given.totalCents !== totalCents;
  const fits = given && restOf(totalCents, parseAmount(given.text)) !== undefined;
  const kept = given && keys.includes(given.key) && (fits || !isChanged) ? given : undefined;
  const index = kept ? keys.indexOf(kept.key) : 0;
  const amounts = readAmounts();
  const problem = isChecked ? splitProblem(amounts, totalCents) : undefined;

  function readAmounts(): [number | undefined, number | undefined] {
    const paidIndex = keys.indexOf(paid.key ?? '');
    if (!kept)
      return splitTotal(
        totalCents,
        paidIndex < 0 ? undefined : { index: paidIndex as 0 | 1, cents: paid.cents },
      );
    const cents = parseAmount(kept.text);
    const rest = restOf(totalCents, cents);
    return index === 0 ? [cents, rest] : [rest, cents];
  }

  /** What stands in the field of a card. */
  function textOf(key: string): string {
    if (kept?.key === key) return kept.text;
    const cents = amounts[keys.indexOf(key)];
    return cents === undefined ? '' : writeAmount(cents);
  }

  function handleChange(key: string, text: string) {
    setChecked(false);
    setGiven({ key, text, totalCents });
  }

  /** The amounts in cents, where they are right; else the field that is wrong has the focus. */
  function check(): [number, number] | undefined {
    setChecked(true);
    if (!splitProblem(amounts, totalCents)) return amounts as [number, number];
    fields.current.get(keys[index]!)?.focus();
    return undefined;
  }

  /** What is wrong with the field of a card: with the one that was typed in, since the other follows from it. */
  const problemOf = (key: string): SplitProblem | undefined => (key === keys[index] ? problem : undefined);

  return {
    textOf,
    problemOf,
    handleChange,
    handleBlur: () => setChecked(true),
    check,
    isChanged: isChanged && keys.length === 2,
    /** For the field of a card. */
    refOf: (key: string) => (field: HTMLInputElement | null) => {
      if (field) fields.current.set(key, field);
      else fields.current.delete(key);
    },
  };
}
