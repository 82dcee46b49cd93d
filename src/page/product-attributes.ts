import { meantName } from '../domain/meant-name.ts';

/** The attributes by which parts of a page follow a product (decision 63), on any element, each with its description. */
export const productAttributes = {
  'data-follows':
    'The attributes of this host that follow the product as its options are chosen: their names without `data-`, with a space between them.',
  'data-product':
    'The part of the page that shows a product: only what is in the same part follows its options. Without one anywhere, the whole page does.',
  'data-product-text':
    'The element’s text is this fact of the product, such as `formattedPrice`; until one is known, what the server has rendered.',
  'data-option-code':
    'The element has the choices of the product’s option with this code: a press of `add-to-cart` leads there while it has none.',
};

/** A name in `data-follows` that is no attribute of the host's widget. */
export interface Unfollowed {
  given: string;
  meant: string | undefined;
  /** The attributes of the widget, without `data-`, as `data-follows` names them. */
  accepted: string[];
}

/** The names in a host's `data-follows` for which its widget has no attribute: they would change nothing. */
export function unfollowed(follows: string | null | undefined, declared: readonly string[]): Unfollowed[] {
  const accepted = declared.map((attribute) => attribute.replace('data-', ''));
  return (follows ?? '')
    .split(/\s+/)
    .filter((given) => given && !accepted.includes(given))
    .map((given) => ({ given, meant: meantName(given.replace(/^data-/, ''), accepted), accepted }));
}
