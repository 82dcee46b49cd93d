import { html } from 'hono/html';
import {
  type LineDelivery,
  type LineDetails,
  type LineFacts,
  lineDelivery,
  lineDetails,
  lineFacts,
} from '../../../../src/domain/cart/line-facts.ts';
import { controlMessages } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { cartPaths } from './paths.ts';
import { fieldError, fieldValue, invalid, type Refused, refusedMessage } from './refused.ts';

export type Line = CartAnswer['lineItems'][number];

interface Shown {
  refused: Refused | undefined;
  /** In place of the date of a pickup. */
  outage: string | undefined;
}

/** A line of the cart, with a form for each of its changes. */
export function cartLine(page: Page, line: Line, { refused, outage }: Shown): Markup {
  const words = { texts: cartPageMessages, price: priceOn(page) };
  const facts = lineFacts(line, words);
  const details = lineDetails(line, words);
  return html`<li class="cart-line">
${linePicture(page, line)}
<div class="cart-what">
${lineHead(page, line, facts)}
${details.personalization.map((text) => html`<p>${text}</p>`)}
${details.messages.map((text) => html`<p class="cart-note">${text}</p>`)}
${installation(page, line, details)}
${delivery(page, line, lineDelivery(line, words), { refused, outage })}
<div class="cart-actions">
${quantityForm(page, line, refused)}
${lineButton(page, line, { action: cartPaths.save, text: cartPageMessages.saveForLater })}
${lineButton(page, line, { action: cartPaths.remove, text: cartPageMessages.remove })}
</div>
${fieldError(`quantity-${line.id}`, refusedMessage(refused, ['quantity', 'save', 'remove', 'installation'], line.id))}
</div>
<p class="cart-total">${facts.total}</p>
</li>
`;
}

export function linePicture(page: Page, line: Line): Markup {
  return html`<a class="cart-picture" aria-hidden="true" tabindex="-1" href="${link(page, line.url)}"><img src="${line.imagePath}"
 width="120" height="120" alt=""></a>`;
}

/** Name, choices and price of one piece, as the island says them. */
export function lineHead(page: Page, line: Line, { name, options, each }: LineFacts): Markup {
  return html`<h2><a class="cart-name" href="${link(page, line.url)}">${name}</a></h2>
${options.map((text) => html`<p>${text}</p>`)}
${each ? eachPrice(each) : ''}`;
}

function eachPrice({ price, listPrice }: NonNullable<LineFacts['each']>): Markup {
  if (listPrice === undefined) return html`<p>${price}</p>`;
  const { salePrice, regularPrice } = controlMessages;
  return html`<p class="cart-price"><span class="sr-only">${salePrice} </span><strong>${price}</strong>
<span class="sr-only">${regularPrice} </span><s>${listPrice}</s></p>`;
}

/** A price in the shopper's currency. */
export const priceOn = (page: Page) => (cents: number) => formatPrice(cents, page.view);

/** A form with one button for a line. */
export function lineButton(
  page: Page,
  line: Line,
  { action, text }: { action: string; text: string },
): Markup {
  return html`<form method="post" action="${link(page, action)}">
${antiForgery(page)}${hiddenField('LineId', line.id)}<button type="submit" class="btn-link-shop">${text}<span class="sr-only"> ${line.name}</span></button>
</form>`;
}

function quantityForm(page: Page, line: Line, refused: Refused | undefined): Markup {
  const id = `quantity-${line.id}`;
  const value = fieldValue(refused, { kind: 'quantity', lineId: line.id, value: line.quantity });
  return html`<form method="post" action="${link(page, cartPaths.update)}">
${antiForgery(page)}${hiddenField('LineId', line.id)}<label for="${id}">Quantity<span class="sr-only"> of ${line.name}</span></label>
<input class="form-control" type="number" id="${id}" name="Quantity" value="${value}" min="1" max="${line.maxQuantity}" required
 ${invalid(id, refusedMessage(refused, ['quantity'], line.id))}>
<button type="submit" class="btn-link-shop">Update<span class="sr-only"> ${line.name}</span></button>
</form>`;
}

/** How the line arrives and when; a choice if there are several ways. */
function delivery(page: Page, line: Line, ways: LineDelivery, { refused, outage }: Shown): Markup {
  const { selectedShipOption, shippingOption, bopsOption, pickupQuantityMessage } =
    line.shippingDeliveryOptions;
  const isPickup = selectedShipOption === 'pickup';
  const edd = isPickup ? (outage ?? bopsOption?.edd) : shippingOption.edd;
  const hasChoice = ways.shipMethods.length > 1 || bopsOption !== undefined;
  const message = refusedMessage(refused, ['ship'], line.id);
  return html`<div class="cart-delivery">
${hasChoice ? deliveryForm(page, line, ways) : html`<p>${ways.shipMethods[0]?.text}</p>`}
${fieldError(`delivery-${line.id}`, message)}
${edd ? html`<p>${edd}</p>` : ''}
${isPickup && pickupQuantityMessage ? html`<p>${pickupQuantityMessage}</p>` : ''}
</div>`;
}

function deliveryForm(page: Page, line: Line, { shipMethods, pickup }: LineDelivery): Markup {
  const { selectedShipOption, bopsOption } = line.shippingDeliveryOptions;
  const id = `delivery-${line.id}`;
  const chosen = selectedShipOption === 'pickup' ? 'pickup' : String(line.shipMethod);
  const option = (value: string, text: string) =>
    html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>
`;
  return html`<form method="post" action="${link(page, cartPaths.shipping)}">
${antiForgery(page)}${hiddenField('LineId', line.id)}<label class="sr-only" for="${id}">Delivery of ${line.name}</label>
<select class="form-control" id="${id}" name="Delivery">
${shipMethods.map(({ code, text }) => option(String(code), text))}${bopsOption ? option('pickup', pickup) : ''}</select>
<button type="submit" class="btn-link-shop">Update<span class="sr-only"> the delivery of ${line.name}</span></button>
</form>`;
}

function installation(page: Page, line: Line, details: LineDetails): Markup | '' {
  if (!details.installation) return '';
  return html`<div class="cart-installation"><p>${details.installation}</p>
${lineButton(page, line, { action: cartPaths.removeInstallation, text: cartPageMessages.removeInstallation })}</div>`;
}
