import { useRef, useState } from 'react';
import type { CardData } from '../../src/contract/payment/payment.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useWipeOnPageHide } from '../../src/hooks/use-wipe-on-pagehide.ts';

/** The displayable part of a card. */
export interface EnteredCard {
  key: string;
  cardInfo: {
    type: string;
    lastFour: string;
    expMonth: number;
    expYear: number;
    cbhccDesignType?: string | undefined;
  };
}

/**
 * Cards entered here, kept until they pay, are removed, the popup closes or the page is left. Their numbers and codes
 * are never rendered, and are wiped before the page enters the back-forward cache (decision 31).
 */
export function useNewCards() {
  const [cards, setCards] = useState<readonly EnteredCard[]>([]);
  const entered = useRef(new Map<string, CardData>());

  /** Empties the card objects themselves, because others may hold references. */
  function wipe() {
    for (const card of entered.current.values()) Object.assign(card, { number: '', cvv: '' });
    forget();
  }

  /** Forgets the cards without emptying them: they may be part of a request. */
  function forget() {
    entered.current.clear();
    setCards([]);
  }

  useWipeOnPageHide(wipe);
  useOnMount(() => () => entered.current.clear());

  /**
   * Adds a card, or replaces the one of the same number.
   * @returns its key
   */
  function add(card: CardData): string {
    const known = [...entered.current].find(([, { number }]) => number === card.number);
    const key = known?.[0] ?? `new:${Math.random()}`;
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
    /** How many of the given cards, or of all, will be saved to the account. */
    savedCount: (keys: readonly string[] = cards.map(({ key }) => key)) =>
      keys.filter((key) => entered.current.get(key)?.saveToAccount).length,
  };
}
