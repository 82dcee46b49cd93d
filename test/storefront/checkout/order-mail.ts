import { fullName } from '../../../src/domain/checkout/address-lines.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { hasMuchMail, sendMail } from '../mails.ts';
import { billingOf } from '../payments/billing.ts';
import type { Charge } from '../payments/charges.ts';
import type { Buyer } from './buyer.ts';
import type { OpenOrder } from './open-order.ts';

/** Where the confirmation of an order goes: to the account, to the guest, or to the one who picks it up. */
export function mailOf({ account }: Buyer, { recipients, pickup }: OpenOrder): string | undefined {
  const guest = recipients.find(({ address }) => address.email !== '')?.address.email;
  return account?.email ?? guest ?? pickup?.contact.email;
}

interface ConfirmedOrder {
  number: string;
  /** In cents. */
  total: number;
  charges: readonly Charge[];
  path: string;
  knownAt: number;
}

/** What paid for the order, a line each. */
const paid = (charges: readonly Charge[], view: Buyer['view']): string[] =>
  charges.length === 0
    ? []
    : ['Paid with:', ...charges.map(({ label, cents }) => `${label}: ${formatPrice(cents, view)}`)];

/** Only an address that differs from where the order goes is written out. */
function billedTo(buyer: Buyer, order: OpenOrder): string[] {
  const { address, isSameAsShipping } = billingOf(buyer, order);
  if (!address || isSameAsShipping) return [];
  const { address1, city, state } = address;
  return [`Billed to: ${fullName(address)}, ${address1}, ${city}, ${state}`];
}

/** Confirms an order by mail, once the bank has answered. */
export function mailConfirmation(
  buyer: Buyer,
  order: OpenOrder,
  { number, total, charges, path, knownAt }: ConfirmedOrder,
): void {
  const { shop, view, now } = buyer;
  const to = mailOf(buyer, order);
  if (!to || hasMuchMail(shop, to, +now)) return;
  const mail = {
    to,
    subject: `Your order ${number}`,
    text: [
      `Thank you for your order of ${formatPrice(total, view)}. We write again as soon as it is on its way.`,
      ...paid(charges, view),
      ...billedTo(buyer, order),
    ].join('\n'),
    link: { path, text: 'See your order' },
  };
  sendMail(shop, mail, Math.max(+now, knownAt));
}
