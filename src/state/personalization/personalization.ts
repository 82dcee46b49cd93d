import { atom } from 'jotai';
import { type PersonalizationError, saveDesign } from '../../contract/personalization/personalization.ts';
import type { PersonalizationDesign } from '../../contract/personalization/personalization-design.ts';
import { markedLines, type Personalization } from '../../domain/personalization/personalization.ts';
import { callDetails } from '../../http/address.ts';
import { RefusedError } from '../../http/errors/refused-error.ts';
import { send } from '../../http/send.ts';
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
  readonly marked: string[];

  constructor({ design }: PersonalizationDesign, reason?: PersonalizationError) {
    super(callDetails(saveDesign), reason?.businessErrorCode || 'hasError is true');
    this.marked = reason ? markedLines(reason, design.personalization) : [];
    this.serverMessage = reason?.businessErrorDescription;
  }
}

/**
 * Saves an in-house design (cart §7).
 * @returns the id by which an item names the design
 * @throws CallError; a DesignError where the design is refused.
 */
export async function saveItemDesign(design: PersonalizationDesign): Promise<string | undefined> {
  const { hasError, error, personalizationId } = await send(saveDesign, design);
  if (hasError) throw new DesignError(design, error);
  return personalizationId;
}
