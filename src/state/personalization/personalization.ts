import { atom, useStore } from 'jotai';
import {
  type Personalization,
  type PersonalizedItem,
  personalizationKey,
} from '../../domain/personalization/personalization.ts';
import { RefusedError } from '../../http/errors/refused-error.ts';
import { type Store, sharedAtom } from '../store.ts';

/** A personalization as the editor has it. */
export interface EnteredPersonalization extends Personalization {
  /** It has a text. */
  isPersonalized?: boolean;
  /** Whether the errors keep the item from being added (decision 101). */
  errorDetails?: { isAddToCartDisabled: boolean };
}

/**
 * The shopper's personalization of each product on the page, by `personalizationKey` (decision 101); written by the
 * widget that shows the lines.
 */
export const personalizationsAtom = sharedAtom('personalizations', () =>
  atom<Readonly<Record<string, EnteredPersonalization>>>({}),
);

/** The entry of an item, else that of its product with any options. */
export function foundFor<Entry>(
  entries: Readonly<Record<string, Entry>>,
  item: PersonalizedItem,
): Entry | undefined {
  const of = (key: string) => (Object.hasOwn(entries, key) ? entries[key] : undefined);
  return of(personalizationKey(item)) ?? of(item.sku);
}

/** The same for lines that `add-to-cart` renders itself, so that the buttons next to it can read them. */
export const typedPersonalizationsAtom = sharedAtom('typedPersonalizations', () =>
  atom<ReadonlyMap<string, Personalization>>(new Map()),
);

/** An editor on the page. */
export interface PersonalizationEditor {
  /**
   * Shows every error, and moves the focus to the first.
   * @returns whether there is no error
   */
  check(): boolean;
  /** Moves the focus to an error in the server's latest answer. */
  lead(): void;
}

/** The mounted editors by `personalizationKey`: a button asks them, so that an error shows where it can be corrected. */
export const editorsAtom = sharedAtom('personalizationEditors', () =>
  atom<Readonly<Record<string, PersonalizationEditor>>>({}),
);

/** The server's reason for refusing a design. */
export interface DesignRefusal {
  /** The refused design, as JSON: the refusal says nothing about another one. */
  of: string;
  code: string;
  /** In the server's words, for the shopper. */
  message: string | undefined;
  profaneTexts: readonly string[];
}

/** The last refusal of each item's preview or design, by `personalizationKey`. */
export const refusalsAtom = sharedAtom('personalizationRefusals', () =>
  atom<Readonly<Record<string, DesignRefusal>>>({}),
);

/** Notes that the server has refused a preview of the item. */
export function useNoteRefusal(item: PersonalizedItem): (refusal: DesignRefusal) => void {
  const store = useStore();
  return (refusal) => noteRefusal(store, item, refusal);
}

export function noteRefusal(store: Store, item: PersonalizedItem, refusal: DesignRefusal): void {
  store.set(refusalsAtom, { ...store.get(refusalsAtom), [personalizationKey(item)]: refusal });
}

/** The server refuses the design; `marked` are the lines with errors, by their elementName (checkout §8). */
export class DesignError extends RefusedError {
  override name = 'DesignError';
  marked: readonly string[] = [];
}
