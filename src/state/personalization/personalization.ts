import { atom } from 'jotai';
import type { Personalization } from '../../domain/personalization/personalization.ts';
import { RefusedError } from '../../http/errors/refused-error.ts';
import { sharedAtom } from '../store.ts';

/** The shopper's personalization of each product on the page, by sku; written by the widget that shows the lines. */
export const personalizationsAtom = sharedAtom('personalizations', () =>
  atom<Readonly<Record<string, Personalization>>>({}),
);

/** The same for lines that `add-to-cart` renders itself, so that the buttons next to it can read them. */
export const typedPersonalizationsAtom = sharedAtom('typedPersonalizations', () =>
  atom<ReadonlyMap<string, Personalization>>(new Map()),
);

/** The server refuses the design; `marked` are the lines with errors, by their elementName (checkout §8). */
export class DesignError extends RefusedError {
  override name = 'DesignError';
  marked: readonly string[] = [];
}
