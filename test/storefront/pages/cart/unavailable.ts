import { html } from 'hono/html';
import { piecesInWords } from '../../../../src/domain/cart/count-pieces.ts';
import { lineFacts } from '../../../../src/domain/cart/line-facts.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import type { Markup, Page } from '../page.ts';
import { lineButton, lineHead, linePicture, priceOn } from './line.ts';
import { cartPaths } from './paths.ts';
import { fieldError, type Refused, refusedMessage } from './refused.ts';

/** The lines that cannot be bought, above the others, with the ways out of the cart. */
export function unavailableItems(
  page: Page,
  { lineItems }: CartAnswer,
  refused: Refused | undefined,
): Markup | '' {
  const lines = lineItems.filter(({ isUnavailable }) => isUnavailable);
  if (lines.length === 0) return '';
  const { unavailableOne: onePiece, unavailableMany: pieces } = cartPageMessages;
  return html`<section class="cart-gone" aria-labelledby="cart-gone">
<h2 id="cart-gone">${piecesInWords(lines.length, { onePiece, pieces })}</h2>
<p class="quiet">${cartPageMessages.unavailableAbout}</p>
<ul class="cart-lines">
${lines.map(
  (line) => html`<li class="cart-line">
${linePicture(page, line)}
<div class="cart-what">
${lineHead(page, line, { ...lineFacts(line, { texts: cartPageMessages, price: priceOn(page) }), each: undefined })}
${line.lineLevelMessages.map((text) => html`<p class="cart-note">${text}</p>`)}
<div class="cart-actions">
${lineButton(page, line, { action: cartPaths.remove, text: cartPageMessages.remove })}
${lineButton(page, line, { action: cartPaths.save, text: cartPageMessages.saveForLater })}
</div>
${fieldError(`quantity-${line.id}`, refusedMessage(refused, ['save', 'remove'], line.id))}
</div>
</li>
`,
)}</ul>
</section>`;
}
