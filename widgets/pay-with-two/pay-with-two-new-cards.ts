import { useEffect, useRef, useState } from 'react';
import type { CardData } from '../../src/contract/payment/payment.ts';

/** A card that was entered here, as far as it is shown. */
interface EnteredCard {
  key: string;
  cardInfo: { type: string; lastFour: string; expMonth: number; expYear: number };
}

/**
 * Cards entered here, kept until they pay, are removed, the popup closes or the page is left. Their numbers and codes stand
 * in one place that no render reads, and are gone from it before the back-forward cache keeps the page (decision 31).
 */
export function useNewCards() {
  const [cards, setCards] = useState<readonly EnteredCard[]>([]);
  const entered = useRef(new Map<string, CardData>());
  const count = useRef(0);

  /** Whatever still holds one of them holds nothing then. */
  function wipe() {
    for (const card of entered.current.values()) Object.assign(card, { number: '', cvv: '' });
    forget();
  }

  /** What was sent with them may still be on its way. */
  function forget() {
    entered.current.clear();
    setCards([]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls never changes what it does
  useEffect(() => {
    addEventListener('pagehide', wipe);
    return () => {
      removeEventListener('pagehide', wipe);
      entered.current.clear();
    };
  }, []);

  /** Adds a card, or puts it in the place of the same one; its key. */
  function add(card: CardData): string {
    const known = [...entered.current].find(([, { number }]) => number === card.number);
    const key = known?.[0] ?? `new:${++count.current}`;
    const { type, number, expMonth, expYear } = card;
    entered.current.set(key, card);
    const shown = { key, cardInfo: { type, lastFour: number.slice(-4), expMonth, expYear } };
    setCards((was) => [...was.filter((other) => other.key !== key), shown]);
    return key;
  }

  function remove(key: string) {
    entered.current.delete(key);
    setCards((was) => was.filter((other) => other.key !== key));
  }

  return {
    cards,
    add,
    remove,
    forget,
    dataOf: (key: string) => entered.current.get(key),
    /** How many of these are to be saved to the account. */
    savedCount: (keys: readonly string[]) =>
      keys.filter((key) => entered.current.get(key)?.saveToAccount).length,
  };
}
