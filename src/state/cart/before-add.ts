import type { AddToCartItem } from '../../contract/cart/cart.ts';
import { getCustomOrderConfirmation } from '../../contract/cart/custom-order.ts';
import type { Adding } from '../../domain/cart/add-to-cart.ts';
import { addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { isPersonalizationEmpty } from '../../domain/personalization/personalization.ts';
import { designOf } from '../../domain/personalization/personalization-design.ts';
import { send } from '../../http/send.ts';
import { withDesign } from '../personalization/save-design.ts';
import { type AskingIsland, ask, type Question } from '../question.ts';
import type { Store } from '../store.ts';

/** The item that the layer adds. */
interface ToAdd {
  item: AddToCartItem;
  design: ReturnType<typeof designOf>;
  isQuiet: boolean | undefined;
}

interface Asking {
  store: Store;
  island: AskingIsland;
  /** Tells the button the outcome of an add that a layer makes. */
  ends: Pick<Question, 'onAdded' | 'onFailed'>;
}

/**
 * Takes the steps before an add: a layer asks for confirmation where needed; otherwise an in-house design is saved (cart
 * §4).
 * @returns the item to add; undefined if the layer makes the add
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

/** Opens the confirmation layer; resolves to whether a layer makes the add. */
function openConsent(adding: Adding, toAdd: ToAdd, { store, island, ends }: Asking): Promise<boolean> {
  return ask(store, island, { layer: 'add-consent', ...ends }, async () => {
    const asked = await loadQuestion(adding);
    return asked && { ...asked, ...toAdd };
  });
}

/** The question that the layer asks; undefined if the item is added without one (cart §4). */
async function loadQuestion(adding: Adding) {
  const { choice, hasCustomOrderConfirmation, terms } = adding;
  if (hasCustomOrderConfirmation) {
    const { sku, optionChoiceParameter } = choice;
    const answer = await send(getCustomOrderConfirmation, { sku, optionChoiceParameter });
    const isNothingToCheck = answer.kind === 'monogramming' && isLeftEmpty(adding);
    if (answer.isConfirmationNeeded && !isNothingToCheck) return { ...answer, termsAfter: terms };
  }
  return terms ? { kind: 'terms', message: terms } : undefined;
}

/** An optional text that is left empty needs no confirmation (decision 101); an empty required text was refused earlier. */
const isLeftEmpty = ({ choice, personalization }: Adding) =>
  !!personalization &&
  isPersonalizationEmpty(personalization.lines) &&
  !choice.personalizationText &&
  !choice.personalizationId;
