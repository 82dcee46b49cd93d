import type { Product } from './catalog/catalog.ts';

/** The questions that a shopper has to confirm before a product is added, shared by the layers and the page. */
export interface Confirmation {
  kind: 'custom-order' | 'monogramming';
  /** HTML. */
  message: string;
  /** HTML. */
  terms: string;
}

const customOrder: Confirmation = {
  kind: 'custom-order',
  message:
    '<p>This piece is made for you, in the fabric you chose. It leaves the workshop in <strong>8 to 10 weeks</strong> and cannot be returned.</p>',
  terms:
    '<h3>Custom orders</h3><p>Work begins 24 hours after you order; until then you can change or cancel it. After that:</p><ul><li>the piece is yours and cannot be returned,</li><li>we repair or remake what arrives damaged.</li></ul><p><a href="/customer-service/returns">Returns and exchanges</a></p>',
};

const monogramming: Confirmation = {
  kind: 'monogramming',
  message:
    '<p>This is how it will be worked. Please check every letter: personalized pieces are made for you and <strong>cannot be returned</strong>.</p>',
  terms:
    '<h3>Personalized pieces</h3><p>We work your text exactly as you typed it, capitals included. Personalizing adds 3 to 5 days.</p>',
};

/** The confirmation for a product. A monogrammed one needs it only if a text is given. */
export function confirmationOf(product: Product): Confirmation | undefined {
  if (product.isCustomOrder) return customOrder;
  return product.isMonogrammed ? monogramming : undefined;
}
