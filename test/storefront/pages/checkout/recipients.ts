import { html } from 'hono/html';
import { addressInLine } from '../../../../src/domain/checkout/address-lines.ts';
import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { alert, antiForgery } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';
import { addressFieldset, type TypedAddress } from './address-form.ts';
import { stepPage, wholeOf } from './frame.ts';
import { checkoutPaths } from './paths.ts';

/** What was posted and refused: it stays in the form. */
export interface RefusedRecipients {
  error?: string;
  /** Of the table. */
  fields?: Fields;
  /** Of the form for a new address. */
  typed?: TypedAddress;
}

type Item = WholeAnswer['basketItems'][number];

/** Who gets what: a table of the items with an address and a quantity for each part, and a form for a new address. */
export function recipientsPage(page: Page, { error, fields = {}, typed }: RefusedRecipients = {}): Markup {
  const whole = wholeOf(page);
  const items = whole.basketItems.filter(({ isPickup }) => !isPickup);
  const places = placesOf(whole);
  const table =
    places.length === 0
      ? html`<p>Enter the first address below. Then you can choose which items go there.</p>`
      : html`<form method="post" action="${link(page, checkoutPaths.recipients)}">
${antiForgery(page)}
<table class="checkout-recipients"><caption class="sr-only">Who gets what</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Ship to</th><th scope="col">Quantity</th></tr></thead>
<tbody>
${items.map((item) => itemRows(item, places, fields))}</tbody></table>
<p class="shop-hint">Another quantity changes your order. Nothing is shipped to a row without a quantity.</p>
<button type="submit" class="btn btn-shop">Save</button>
</form>`;
  const content = html`${table}
<form class="shop-form checkout-part" method="post" action="${link(page, checkoutPaths.newRecipient)}" novalidate>
${antiForgery(page)}
<h2>A new address</h2>
${alert(typed?.errors && 'Please look at the fields below.')}
${addressFieldset(buyerOf(page), { prefix: 'recipient', given: typed ?? { values: {} }, hasEmail: whole.isGuest && !hasEmail(whole) })}
<button type="submit" class="btn btn-quiet">Add This Address</button>
</form>
<div class="checkout-actions"><a class="btn btn-quiet" href="${link(page, checkoutPaths.shipping)}">Back</a></div>`;
  return stepPage(page, { key: 'shipping', whole, error, content });
}

const hasEmail = ({ recipientList }: WholeAnswer) =>
  recipientList.some(({ address }) => address !== null && address.email !== '');

/** A place to ship to: a recipient of the order, or a known address that can become one. */
interface Place {
  /** `recipient:1` or `address:address-1`. */
  value: string;
  text: string;
}

function placesOf(whole: WholeAnswer): Place[] {
  const { recipientList, accountInfo } = whole;
  const recipients = recipientList.flatMap(({ id, address }) => (address ? [{ id, address }] : []));
  const taken = new Set(recipients.map(({ address }) => address.addressId));
  const known = [...accountInfo.shippingAddresses, ...accountInfo.registryAddresses].filter(
    ({ addressId }) => !taken.has(addressId),
  );
  return [
    ...recipients.map(({ id, address }) => ({
      value: `recipient:${id}`,
      text: addressInLine(address, whole),
    })),
    ...known.map((address) => ({
      value: `address:${address.addressId}`,
      text: addressInLine(address, whole),
    })),
  ];
}

function itemRows(item: Item, places: Place[], fields: Fields): Markup {
  const parts = [
    ...item.recipients.map(({ basketItemId, recipientId, quantity }) => ({
      id: basketItemId,
      to: recipientId === null ? '' : `recipient:${recipientId}`,
      quantity: String(quantity),
    })),
    { id: `${item.id}-new`, to: '', quantity: '' },
  ];
  return html`${parts.map(({ id, to, quantity }, index) => {
    const name = `${item.itemInfo.name}, ${index === parts.length - 1 ? 'another recipient' : `part ${index + 1}`}`;
    const chosen = fields[`to-${id}`] ?? to;
    return html`<tr><th scope="row">${index === 0 ? item.itemInfo.name : ''}<span class="sr-only">${index === 0 ? '' : name}</span></th>
<td><label class="sr-only" for="to-${id}">Ship to: ${name}</label><select class="form-control" id="to-${id}" name="to-${id}">
<option value="">${index === parts.length - 1 ? 'Another recipient' : 'Please choose'}</option>
${places.map(
  ({
    value,
    text,
  }) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>
`,
)}</select></td>
<td><label class="sr-only" for="quantity-${id}">Quantity: ${name}</label><input class="form-control" type="number" min="0" max="${piecesLimit.most}"
 id="quantity-${id}" name="quantity-${id}" value="${fields[`quantity-${id}`] ?? quantity}"></td></tr>
`;
  })}`;
}
