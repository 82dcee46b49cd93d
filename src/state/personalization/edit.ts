import { atom } from 'jotai';
import { type PersonalizedItem, personalizationKey } from '../../domain/personalization/personalization.ts';
import type { PersonalizationOffer } from '../../domain/personalization/templates.ts';
import type { AskingIsland } from '../question.ts';
import { type Store, sharedAtom } from '../store.ts';
import { dropChoice } from './choices.ts';

/** An edited personalization, with the fields by which an item refers to it. */
export interface EditedPersonalization {
  /** The id of the saved design. */
  personalizationId?: string | undefined;
  /** The text of a personalization that the shop does not make in house. */
  personalizationText?: string | undefined;
  /** Its lines with text. */
  texts: string[];
}

/**
 * The items whose personalization is edited in the layer, by `personalizationKey`, each with the function that takes the
 * result.
 */
export const editsAtom = sharedAtom('personalizationEdits', () =>
  atom<Readonly<Record<string, (edited: EditedPersonalization) => void>>>({}),
);

/** Ends an edit when the shopper closes the layer without saving: the typed text is deleted, and nobody gets a result. */
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
 * Opens the editor for the personalization of another widget's item, such as a line of the cart.
 * @param onEdited called with the edited personalization, once its design is saved
 */
export async function editPersonalization(
  { store, island }: { store: Store; island: AskingIsland },
  edited: Edited,
  onEdited: (result: EditedPersonalization) => void,
): Promise<void> {
  store.set(editsAtom, { ...store.get(editsAtom), [personalizationKey(edited)]: onEdited });
  await island.open('personalization-layer', { ...edited, isRequired: true, isSaved: true });
}
