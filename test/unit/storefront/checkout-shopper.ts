import type { AnswerOf } from '../../../src/contract/call.ts';
import type { refreshCheckout } from '../../../src/contract/checkout/checkout.ts';
import type { Shopper } from './shopper.ts';

/** An address in Oregon, where there is no sales tax and no warehouse: in-home delivery is $299.00. */
export const oregon = {
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '12 Lake Rd',
  address2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97209',
  country: 'US',
  phone: '5035550142',
  email: 'ann@example.com',
};

/** In Illinois, with 8.25 % sales tax; in-home delivery is $99.00. */
export const chicago = {
  ...oregon,
  address1: '233 S Wacker Dr',
  address2: 'Apt 4',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  phone: '3125550142',
};

export const ottawa = {
  ...oregon,
  address1: '150 Elgin St',
  city: 'Ottawa',
  state: 'ON',
  postalCode: 'K2P 1L4',
  country: 'CA',
  phone: '6135550180',
};

/** Sends a call of checkout, named by the end of its path; returns answer and status. */
export async function call(shopper: Shopper, name: string, payload: unknown = {}) {
  const response = await shopper.post(`/ReactCheckout/${name}`, payload);
  return { status: response.status, ...(await response.json()) };
}

/** The whole checkout as the server sends it to a page of a variant. */
export async function whole(shopper: Shopper, variant = ''): Promise<AnswerOf<typeof refreshCheckout>> {
  const headers = { Referer: `${shopper.url}${variant}/checkout/shipping` };
  return (await shopper.fetch('/ReactCheckout/RefreshCheckout', { headers })).json();
}

/** Ships everything to an address, asks for a call where a day is to be chosen, and keeps the other options: the payment is next. */
export async function readyToPay(shopper: Shopper, address = oregon): Promise<void> {
  const saved = await call(shopper, 'SaveShippingAddress', { address });
  if (!saved.isSuccess) throw new Error(JSON.stringify(saved));
  await askForCalls(shopper);
  const moved = await call(shopper, 'MoveToPaymentPage');
  if (!moved.isSuccess) throw new Error(JSON.stringify(moved));
}

/** Has the shop call about each in-home delivery. */
export async function askForCalls(shopper: Shopper): Promise<void> {
  const tripBooking = { isContactMeSelected: true, drivingDirections: '' };
  const recipients = (await whole(shopper)).recipientList.map(({ id, shipments }) => ({
    recipientId: id,
    shipments: shipments.filter((one) => one.tripBooking).map((one) => ({ id: one.id, tripBooking })),
  }));
  const asked = recipients.filter(({ shipments }) => shipments.length > 0);
  if (asked.length === 0) return;
  const chosen = await call(shopper, 'SaveShippingAndGiftOptions', { recipients: asked });
  if (!chosen.isSuccess) throw new Error(JSON.stringify(chosen));
}
