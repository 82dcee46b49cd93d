import { describe, expect, test } from 'vitest';
import {
  assignPart,
  mergeBasket,
  type SharedItem,
  setPartQuantity,
  totalOf,
} from '../../../../src/domain/checkout/recipients.ts';

const vases: SharedItem = {
  id: '2',
  quantity: 3,
  isRemoved: false,
  recipients: [
    { basketItemId: '2-1', recipientId: 'ann', quantity: 2 },
    { basketItemId: '2-2', recipientId: 'bo', quantity: 1 },
  ],
};
const parts = ({ recipients }: SharedItem) =>
  recipients.map(({ recipientId, quantity }) => [recipientId, quantity]);

describe('the quantity of a recipient', () => {
  test('is updated, and the item’s total with it', () => {
    const item = setPartQuantity(vases, '2-2', 4);
    expect(parts(item)).toEqual([
      ['ann', 2],
      ['bo', 4],
    ]);
    expect(item.quantity).toBe(6);
  });

  test('of none removes the recipient, and the pieces from the total', () => {
    const item = setPartQuantity(vases, '2-1', 0);
    expect(parts(item)).toEqual([['bo', 1]]);
    expect(item.quantity).toBe(1);
  });

  test('of none leaves the last one, without whom the item would be gone', () => {
    const one = setPartQuantity(vases, '2-1', 0);
    expect(setPartQuantity(one, '2-2', 0)).toBe(one);
  });

  test('changes no other item', () => {
    setPartQuantity(vases, '2-2', 9);
    expect(vases.quantity).toBe(3);
  });
});

describe('assigning an address', () => {
  test('gives the part to another recipient', () => {
    const item = assignPart(vases, '2-2', 'cleo');
    expect(parts(item)).toEqual([
      ['ann', 2],
      ['cleo', 1],
    ]);
  });

  test('joins it to the part that this recipient has', () => {
    const item = assignPart(vases, '2-2', 'ann');
    expect(item.recipients).toEqual([{ basketItemId: '2-2', recipientId: 'ann', quantity: 3 }]);
    expect(item.quantity).toBe(3);
  });

  test('of a part that has it already, or is not there, changes nothing', () => {
    expect(assignPart(vases, '2-1', 'ann')).toBe(vases);
    expect(assignPart(vases, '9', 'ann')).toBe(vases);
  });
});

test('the total is the sum of all parts', () => {
  expect(totalOf(vases)).toBe(3);
  expect(totalOf({ recipients: [] })).toBe(0);
});

describe('a basket that is read again', () => {
  const item = (id: string, more: Partial<SharedItem> = {}): SharedItem => ({ ...vases, id, ...more });
  const shown = [item('1'), item('2'), item('3')];
  const inShort = (items: SharedItem[]) =>
    items.map(({ id, isRemoved }) => (isRemoved ? `${id} removed` : id));

  test('updates its items in their places', () => {
    const merged = mergeBasket(shown, [item('3'), item('1', { quantity: 7 }), item('2')], 'first');
    expect(inShort(merged)).toEqual(['1', '2', '3']);
    expect(merged[0]!.quantity).toBe(7);
  });

  test('marks missing items removed, in their places', () => {
    expect(inShort(mergeBasket(shown, [item('1'), item('3')], 'first'))).toEqual(['1', '2 removed', '3']);
  });

  test('puts new items first or last', () => {
    const fresh = [...shown, item('4'), item('5')];
    expect(inShort(mergeBasket(shown, fresh, 'first'))).toEqual(['4', '5', '1', '2', '3']);
    expect(inShort(mergeBasket(shown, fresh, 'last'))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('shows an item again that comes back', () => {
    const without = mergeBasket(shown, [item('1'), item('3')], 'first');
    expect(inShort(mergeBasket(without, shown, 'first'))).toEqual(['1', '2', '3']);
  });
});
