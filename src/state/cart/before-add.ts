import type { AddToCartItem } from '../../contract/cart/cart.ts';
import { getCustomOrderConfirmation } from '../../contract/cart/custom-order.ts';
import { addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { designOf } from '../../domain/personalization/personalization-design.ts';
import { send } from '../../http/send.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { withDesign } from '../personalization/save-design.ts';
import type { Store } from '../store.ts';
import type { Adding } from './adding.ts';
import { type Question, questionAtom, takeQuestionTurn } from './question-turn.ts';

/** The item that the layer adds. */
interface ToAdd {
  item: AddToCartItem;
  design: ReturnType<typeof designOf>;
  isQuiet: boolean | undefined;
}

interface Asking {
  store: Store;
  island: Pick<IslandHandle, 'open'>;
  question: Question;
}

/**
 * Takes the steps before an add: a layer asks for confirmation where needed; otherwise an in-house design is saved (cart §4).
 * @returns the item to add; undefined if the layer continues with the add
 * @throws CallError; a DesignError where the design is refused.
 */
export async function beforeAdd(adding: Adding, asking: Asking): Promise<AddToCartItem | undefined> {
  const { choice, personalization, terms, hasCustomOrderConfirmation, isQuiet } = adding;
  const item = addToCartItem(choice);
  const design = personalization && designOf(personalization, choice);
  const needsConsent = hasCustomOrderConfirmation || terms;
  if (needsConsent && (await openConsent(adding, { item, design, isQuiet }, asking))) return undefined;
  return withDesign(item, design);
}

/** Opens the confirmation layer; resolves to whether a layer continues with the add. */
async function openConsent(
  adding: Adding,
  toAdd: ToAdd,
  { store, island, question }: Asking,
): Promise<boolean> {
  await takeQuestionTurn(store, question);
  let isOpen = false;
  try {
    const asked = await loadQuestion(adding);
    if (!asked) return false;
    await island.open('add-consent', { ...asked, ...toAdd });
    isOpen = true;
    return true;
  } finally {
    if (!isOpen) store.set(questionAtom, undefined);
  }
}

/** The question that the layer asks; undefined if the item is added without one (cart §4). */
async function loadQuestion({ choice, hasCustomOrderConfirmation, terms }: Adding) {
  if (hasCustomOrderConfirmation) {
    const { sku, optionChoiceParameter } = choice;
    const answer = await send(getCustomOrderConfirmation, { sku, optionChoiceParameter });
    if (answer.isConfirmationNeeded) return { ...answer, termsAfter: terms };
  }
  return terms ? { kind: 'terms', message: terms } : undefined;
}
