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

/** What one of the cards pays already. */
interface Paid {
  key?: string | undefined;
  cents?: number;
}

/**
 * How two cards share a total: halves, until the shopper types an amount for one of them, from which the other follows, also
 * when the total changes; halves again where the typed amount no longer fits.
 * @param keys of the chosen cards
 * @param paid keeps its amount as long as it is chosen and nothing was typed
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
    /** The text in the field of a card. */
    textOf(key: string): string {
      if (kept?.key === key) return kept.text;
      const cents = amounts[keys.indexOf(key)];
      return cents === undefined ? '' : writeAmount(cents);
    },
    /** The problem is that of the field that was typed in, since the other follows from it. */
    problemOf: (key: string): SplitProblem | undefined => (key === keys[index] ? problem : undefined),
    handleChange(key: string, text: string) {
      setChecked(false);
      setTyped({ key, text, totalCents });
    },
    handleBlur: () => setChecked(true),
    /** The amounts in cents; undefined, and the wrong field focused, where they are not right. */
    check(): [number, number] | undefined {
      setChecked(true);
      if (!splitProblem(amounts, totalCents)) return amounts as [number, number];
      fields.current.get(keys[index]!)?.focus();
      return undefined;
    },
    isChanged: isChanged && keys.length === 2,
    /** The ref of the field of a card. */
    refOf: (key: string) => (field: HTMLInputElement | null) => {
      if (field) fields.current.set(key, field);
      else fields.current.delete(key);
    },
  };
}

/** What was typed, if its card is still chosen, and it fits a total that has changed. */
function keptAmount(typed: Kept | undefined, totalCents: number, keys: readonly string[]): Kept | undefined {
  if (!typed || !keys.includes(typed.key)) return undefined;
  const fits = restOf(totalCents, parseAmount(typed.text)) !== undefined;
  return fits || typed.totalCents === totalCents ? typed : undefined;
}

/** In cents; undefined for what is no amount, and for the rest of it. */
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
