import { useRef, useState } from 'react';
import {
  parseAmount,
  restOf,
  type SplitProblem,
  splitProblem,
  splitTotal,
  writeAmount,
} from '../../src/domain/payment/split-amounts.ts';

/** An amount as the shopper typed it, and the total at that time. */
interface Kept {
  key: string;
  text: string;
  totalCents: number;
}

/** The amount that one of the cards already pays. */
interface Paid {
  key?: string | undefined;
  cents?: number;
}

/**
 * Splits a total between two cards: halves, until the shopper types an amount for one of them; the other is the rest,
 * also when the total changes. Halves again if the typed amount no longer fits.
 * @param keys of the chosen cards
 * @param paid keeps its amount while it is chosen and nothing is typed
 */
export function useSplit(totalCents: number, keys: readonly string[], paid: Paid) {
  const [typed, setTyped] = useState<Kept>();
  const [isChecked, setChecked] = useState(false);
  const fields = useRef(new Map<string, HTMLInputElement>());

  const isChanged = !!typed && typed.totalCents !== totalCents;
  const kept = keptAmount(typed, totalCents, keys);
  const index = kept ? keys.indexOf(kept.key) : 0;
  const amounts = splitAmounts(totalCents, keys, kept, paid);
  const problem = isChecked ? splitProblem(amounts, totalCents) : undefined;

  return {
    /** The text in a card's field. */
    textOf(key: string): string {
      if (kept?.key === key) return kept.text;
      const cents = amounts[keys.indexOf(key)];
      return cents === undefined ? '' : writeAmount(cents);
    },
    /** The error shows at the field that was typed in, because the other follows from it. */
    problemOf: (key: string): SplitProblem | undefined => (key === keys[index] ? problem : undefined),
    /** The rest of the total that the other card pays, in cents; undefined for the card that pays the rest itself. */
    restOf: (key: string): number | undefined => (key === keys[index] ? amounts[1 - index] : undefined),
    handleChange(key: string, text: string) {
      setChecked(false);
      setTyped({ key, text, totalCents });
    },
    /** Typed text that has not been checked yet. */
    isEdited: !!typed && !isChecked,
    /** @returns the problem that now shows */
    handleBlur(): SplitProblem | undefined {
      setChecked(true);
      return splitProblem(amounts, totalCents);
    },
    /** The amounts in cents; if they are invalid, undefined, and the wrong field is focused. */
    check(): [number, number] | undefined {
      setChecked(true);
      if (!splitProblem(amounts, totalCents)) return amounts as [number, number];
      fields.current.get(keys[index]!)?.focus();
      return undefined;
    },
    isChanged: isChanged && keys.length === 2,
    /** The ref of a card's field. */
    refOf: (key: string) => (field: HTMLInputElement | null) => {
      if (field) fields.current.set(key, field);
      else fields.current.delete(key);
    },
  };
}

/** The typed amount, if its card is still chosen and it fits the new total. */
function keptAmount(typed: Kept | undefined, totalCents: number, keys: readonly string[]): Kept | undefined {
  if (!typed || !keys.includes(typed.key)) return undefined;
  const fits = restOf(totalCents, parseAmount(typed.text)) !== undefined;
  return fits || typed.totalCents === totalCents ? typed : undefined;
}

/** In cents; undefined if the amount, or the one that it is the rest of, is invalid. */
function splitAmounts(
  totalCents: number,
  keys: readonly string[],
  kept: Kept | undefined,
  paid: Paid,
): [number | undefined, number | undefined] {
  if (kept) {
    const cents = parseAmount(kept.text);
    const rest = restOf(totalCents, cents);
    return keys.indexOf(kept.key) === 0 ? [cents, rest] : [rest, cents];
  }
  const paidIndex = keys.indexOf(paid.key ?? '');
  return splitTotal(totalCents, paidIndex < 0 ? undefined : { index: paidIndex as 0 | 1, cents: paid.cents });
}
