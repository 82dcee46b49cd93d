import { html } from 'hono/html';
import { lineFacts, savedFacts } from '../../../../src/domain/cart/line-facts.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import type { Markup, Page } from '../page.ts';
import { lineButton, lineHead, linePicture, priceOn } from './line.ts';
import { cartPaths } from './paths.ts';
import { fieldError, type Refused, refusedMessage } from './refused.ts';

/** The items saved for later, below the cart. */
export function savedItems(
  page: Page,
  { savedForLater }: CartAnswer,
  refused: Refused | undefined,
): Markup | '' {
  if (savedForLater.length === 0) return '';
  return html`<section class="cart-saved" aria-labelledby="saved-for-later">
<h2 id="saved-for-later">${cartPageMessages.savedHeading}</h2>
<ul class="cart-lines">
${savedForLater.map((line) => {
  const facts = savedFacts(line, cartPageMessages);
  const shown = lineFacts(line, { texts: cartPageMessages, price: priceOn(page) });
  return html`<li class="cart-line">
${linePicture(page, line)}
<div class="cart-what">
${lineHead(page, line, shown)}
<p>${facts.quantity}</p>
${line.lineLevelMessages.map((text) => html`<p class="cart-note">${text}</p>`)}
<div class="cart-actions">
${lineButton(page, line, { action: cartPaths.moveToCart, text: facts.move })}
${lineButton(page, line, { action: cartPaths.removeSaved, text: cartPageMessages.remove })}
</div>
${fieldError(`saved-${line.id}`, refusedMessage(refused, ['move', 'unsave'], line.id))}
</div>
<p class="cart-total">${shown.total}</p>
</li>
`;
})}</ul>
</section>`;
}
