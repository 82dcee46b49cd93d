import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import { type Changed, done, refused } from '../../cart/changed.ts';
import { partId } from '../../checkout/allotments.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { openOrder } from '../../checkout/open-order.ts';
import { knownRecipient, type SharedItem, shareItems } from '../../checkout/shipping-changes.ts';
import { changeAll } from '../../transaction.ts';
import type { Fields } from '../posted-fields.ts';

/** Shares the items as the posted table says: all of it, or nothing with a reason. */
export function shareAsPosted(buyer: Buyer, fields: Fields): Changed {
  return changeAll(buyer.shop.database, () => {
    const { allotments } = openOrder(buyer);
    const items: SharedItem[] = [];
    for (const lineId of new Set(allotments.map((part) => part.lineId))) {
      const ids = [...allotments.filter((part) => part.lineId === lineId).map(partId), `${lineId}-new`];
      const recipients: SharedItem['recipients'] = [];
      for (const id of ids) {
        const quantity = pieces(fields[`quantity-${id}`]);
        if (quantity === undefined)
          return refused(`Please enter whole numbers from 0 to ${piecesLimit.most}.`);
        if (quantity === 0) continue;
        const recipientId = recipientOf(buyer, fields[`to-${id}`] ?? '');
        if (recipientId === undefined) return refused('Please choose who gets each item.');
        recipients.push({ basketItemId: id.endsWith('new') ? undefined : id, recipientId, quantity });
      }
      items.push({ id: String(lineId), recipients });
    }
    return items.length > 0 ? shareItems(buyer, items) : done;
  });
}

function pieces(text = ''): number | undefined {
  if (text.trim() === '') return 0;
  return /^\d{1,9}$/.test(text.trim()) && Number(text) <= piecesLimit.most ? Number(text) : undefined;
}

/** The recipient that a row names; a known address becomes one. */
function recipientOf(buyer: Buyer, value: string): string | undefined {
  const [kind, id = ''] = value.split(':');
  if (kind === 'recipient') return id;
  return kind === 'address' ? knownRecipient(buyer, id) : undefined;
}
