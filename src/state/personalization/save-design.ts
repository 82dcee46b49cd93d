import {
  type PersonalizationDesign,
  saveDesign,
} from '../../contract/personalization/personalization-design.ts';
import { markedLines } from '../../domain/personalization/personalization-design.ts';
import { callDetails } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { DesignError } from './personalization.ts';

/**
 * Saves an item's in-house design, if it has one (cart §4, §7).
 * @returns the item, which then names the design
 * @throws CallError; a DesignError where the design is refused.
 */
export async function withDesign<Item extends object>(
  item: Item,
  design: PersonalizationDesign | undefined,
): Promise<Item> {
  if (!design) return item;
  const { hasError, error, personalizationId } = await send(saveDesign, design);
  if (!hasError) return { ...item, IsPersonalized: true, PersonalizationId: personalizationId };
  const refused = new DesignError(callDetails(saveDesign), error?.businessErrorCode || 'hasError is true');
  refused.serverMessage = error?.businessErrorDescription;
  if (error) refused.marked = markedLines(error, design.design.personalization);
  throw refused;
}
