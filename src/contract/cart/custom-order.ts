import * as v from 'valibot';
import { declareCall, failsInPlace } from '../call.ts';
import { filledText, maybe, shown, shownOr, shownText } from '../fields.ts';

/** The content of the layer that asks for confirmation before an add; the markup is the server's (decision 12). */
export const confirmationContent = {
  /** Replaces the layer's own title. */
  title: shown(v.string()),
  /** Server markup. */
  message: shown(v.string()),
  /** Server markup; it opens in a popup. */
  terms: maybe(v.string()),
  product: shown(
    v.object({
      name: v.string(),
      formattedPrice: shownText,
      imagePath: shownText,
      imagePathHiRes: shown(v.string()),
      optionText: shown(v.string()),
    }),
  ),
};

export const getCustomOrderConfirmation = declareCall({
  name: 'getCustomOrderConfirmation',
  service: 'cart',
  method: 'GET',
  path: '/api/cart/custom-order-confirmation',
  payload: v.object({ sku: filledText, optionChoiceParameter: v.optional(v.string()) }),
  answer: v.object({
    isConfirmationNeeded: v.boolean(),
    kind: shownOr(v.picklist(['custom-order', 'monogramming']), 'custom-order'),
    ...confirmationContent,
  }),
  changesState: false,
  mayRetry: false,
  failure: failsInPlace,
  source: 'cart §7, decision 5',
  about: 'Whether an item has to be confirmed before it is added, and the content of the layer that asks.',
});
