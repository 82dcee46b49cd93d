import type { Product } from './catalog/catalog.ts';

/** What a shopper has to say yes to before a product is added: the same texts for the layers and for the page. */
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

/** What is asked before a product is added. Of a monogrammed one only where something is put on it. */
export function confirmationOf(product: Product): Confirmation | undefined {
  if (product.isCustomOrder) return customOrder;
  return product.isMonogrammed ? monogramming : undefined;
}
