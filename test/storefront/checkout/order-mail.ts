import { formatPrice } from '../../../src/domain/money.ts';
import { hasMuchMail, sendMail } from '../mails.ts';
import type { Buyer } from './buyer.ts';
import type { OpenOrder } from './open-order.ts';

/** Where the confirmation of an order goes: to the account, to the guest, or to the one who picks it up. */
export function mailOf({ account }: Buyer, { recipients, pickup }: OpenOrder): string | undefined {
  const guest = recipients.find(({ address }) => address.email !== '')?.address.email;
  return account?.email ?? guest ?? pickup?.contact.email;
}

/** Confirms an order by mail, once the bank has answered. */
export function mailConfirmation(
  buyer: Buyer,
  order: OpenOrder,
  { number, total, path, knownAt }: { number: string; total: number; path: string; knownAt: number },
): void {
  const { shop, view, now } = buyer;
  const to = mailOf(buyer, order);
  if (!to || hasMuchMail(shop, to, +now)) return;
  const mail = {
    to,
    subject: `Your order ${number}`,
    text: `Thank you for your order of ${formatPrice(total, view)}. We write again as soon as it is on its way.`,
    link: { path, text: 'See your order' },
  };
  sendMail(shop, mail, Math.max(+now, knownAt));
}
