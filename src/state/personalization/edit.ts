import { atom } from 'jotai';
import { type PersonalizedItem, personalizationKey } from '../../domain/personalization/personalization.ts';
import type { PersonalizationOffer } from '../../domain/personalization/templates.ts';
import type { AskingIsland } from '../question.ts';
import { type Store, sharedAtom } from '../store.ts';
import { dropChoice } from './choices.ts';

/** A personalization that the shopper has edited, as an item refers to it. */
export interface EditedPersonalization {
  /** The id of the saved design. */
  personalizationId?: string | undefined;
  /** The text of a personalization that the shop does not make in house. */
  personalizationText?: string | undefined;
  /** Its lines with text. */
  texts: string[];
}

/** What is edited in the layer, by `personalizationKey`, and who takes the result. */
export const editsAtom = sharedAtom('personalizationEdits', () =>
  atom<Readonly<Record<string, (edited: EditedPersonalization) => void>>>({}),
);

/** The shopper has closed the layer without saving: what was typed in it is given up, and its result goes nowhere. */
export function cancelEdit(store: Store, item: PersonalizedItem): void {
  const { [personalizationKey(item)]: _, ...others } = store.get(editsAtom);
  store.set(editsAtom, others);
  dropChoice(store, item);
}

/** What the layer shows. */
interface Edited extends PersonalizedItem {
  personalization: PersonalizationOffer;
  name?: string | undefined;
  imagePath?: string | undefined;
}

/**
 * Opens the editor for a personalization that another widget has, such as a line of the cart.
 * @param onEdited called with what the shopper has entered, once its design is saved
 */
export async function editPersonalization(
  { store, island }: { store: Store; island: AskingIsland },
  edited: Edited,
  onEdited: (result: EditedPersonalization) => void,
): Promise<void> {
  store.set(editsAtom, { ...store.get(editsAtom), [personalizationKey(edited)]: onEdited });
  await island.open('personalization-layer', { ...edited, isRequired: true, isSaved: true });
}
