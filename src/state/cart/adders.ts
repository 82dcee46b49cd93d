import { atom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Adding } from '../../domain/cart/add-to-cart.ts';
import { sharedAtom } from '../store.ts';

/** A form of the page that adds a product, for a button that adds several products together. */
export interface Adder {
  /** The product cannot be had. */
  isOut: boolean;
  /** Notes the typed quantity before a press elsewhere takes the focus away: leaving the field may correct the quantity. */
  noteGesture: () => void;
  /** The add that the form's own button would make; undefined if a field is wrong, which then gets the focus. */
  read: () => Adding | undefined;
  /** Moves the focus to the form's own button. */
  focus: () => void;
}

/** The forms of the page, by the sku of their product. */
export const addersAtom = sharedAtom('adders', () => atom<ReadonlyMap<string, Adder>>(new Map()));

/**
 * Registers a form, so that its product can be added together with others; of several forms for one product the last
 * counts.
 */
export function useAdder(sku: string, adder: Adder): void {
  const set = useSetAtom(addersAtom);
  const latest = useRef(adder);
  latest.current = adder;
  const { isOut } = adder;

  useEffect(() => {
    const mine: Adder = {
      isOut,
      noteGesture: () => latest.current.noteGesture(),
      read: () => latest.current.read(),
      focus: () => latest.current.focus(),
    };
    set((all) => new Map(all).set(sku, mine));
    return () =>
      set((all) => {
        const others = new Map(all);
        if (others.get(sku) === mine) others.delete(sku);
        return others;
      });
  }, [set, sku, isOut]);
}
