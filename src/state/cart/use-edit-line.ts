import { useStore } from 'jotai';
import type { CartLineItem } from '../../contract/cart/cart.ts';
import { editPersonalization } from '../personalization/edit.ts';
import type { AskingIsland } from '../question.ts';
import type { CartQueue } from './cart-queue.ts';

/**
 * Opens the editor for the personalization of a line, and saves its result to the line.
 * @returns undefined for a line that the server does not let edit
 */
export function useEditLine(
  line: CartLineItem,
  queue: CartQueue,
  island: AskingIsland,
): (() => void) | undefined {
  const store = useStore();
  const { id, sku, name, imagePath, addToCartItem, editablePersonalization: personalization } = line;
  if (!personalization) return undefined;
  const { OptionChoiceParameter: optionChoiceParameter } = addToCartItem ?? {};
  const edited = { sku, optionChoiceParameter, lineId: id, name, imagePath, personalization };
  return () => {
    // If the layer cannot be opened, that is reported already.
    editPersonalization({ store, island }, edited, (result) =>
      queue.change({ kind: 'personalization', id, ...result }),
    ).catch(() => {});
  };
}
