import {
  type PersonalizationDesign,
  saveDesign,
} from '../../contract/personalization/personalization-design.ts';
import type { PersonalizedItem } from '../../domain/personalization/personalization.ts';
import { markedLines } from '../../domain/personalization/personalization-design.ts';
import { callDetails } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { sharedStore } from '../store.ts';
import { DesignError, noteRefusal } from './personalization.ts';

/** The fields of an item to add that identify its design. */
interface DesignedItem {
  Sku: string;
  OptionChoiceParameter?: string | undefined;
}

/**
 * Saves an item's in-house design, if it has one (cart §4, §7).
 * @returns the item, which then names the design
 * @throws CallError; a DesignError where the design is refused.
 */
export async function withDesign<Item extends DesignedItem>(
  item: Item,
  design: PersonalizationDesign | undefined,
): Promise<Item> {
  if (!design) return item;
  const { Sku: sku, OptionChoiceParameter: optionChoiceParameter } = item;
  const PersonalizationId = await saveDesignOf({ sku, optionChoiceParameter }, design);
  return { ...item, IsPersonalized: true, PersonalizationId };
}

/**
 * Saves a design. A refusal shows in the item's editor, too, if the page has one.
 * @returns its id
 * @throws CallError; a DesignError where it is refused.
 */
export async function saveDesignOf(item: PersonalizedItem, design: PersonalizationDesign): Promise<string> {
  const { hasError, error, personalizationId } = await send(saveDesign, design);
  if (!hasError && personalizationId) return personalizationId;
  const { businessErrorCode: code, businessErrorDescription: message, profaneTexts = [] } = error ?? {};
  noteRefusal(sharedStore(), item, {
    of: encodeJson(design.design),
    code: code ?? '',
    message,
    profaneTexts,
  });
  const refused = new DesignError(
    callDetails(saveDesign),
    code || (hasError ? 'hasError is true' : 'no personalizationId'),
  );
  refused.serverMessage = message;
  if (error)
    refused.marked = markedLines(
      { businessErrorCode: code ?? '', profaneTexts },
      design.design.personalization,
    );
  throw refused;
}
