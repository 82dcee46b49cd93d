import { expect, test } from 'vitest';
import {
  availabilityOf,
  canTryAgain,
  chosenOption,
  showsButtons,
} from '../../../../src/domain/product/shop-choice.ts';
import type { ShopOption } from '../../../../src/domain/product/shop-options.ts';

const offering = (...options: ShopOption[]) => ({
  shopButtonGroup: { buttons: options.map((option) => ({ option, isAvailable: true })) },
});

test('a product that the answer does not have is not found', () => {
  expect(availabilityOf(undefined)).toBe(0);
});

test('without the enum the shop buttons tell', () => {
  expect(availabilityOf(offering('ship'))).toBe(1);
  expect(availabilityOf({})).toBe(6);
  expect(availabilityOf({ ...offering('ship'), availability: 5 })).toBe(5);
});

test('1 and 2 show the shop buttons; 0 and 6 can be tried again (decision 105)', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  expect(all.filter(showsButtons)).toEqual([1, 2]);
  expect(all.filter(canTryAgain)).toEqual([0, 6]);
});

test('the shopper’s way is chosen where it is offered, then the server’s, then the first (decision 106)', () => {
  const answer = { ...offering('ship', 'pickup'), selectedOption: 'pickup' } as const;
  expect(chosenOption(answer, 'ship')).toBe('ship');
  expect(chosenOption(answer, 'delivery')).toBe('pickup');
  expect(chosenOption(offering('ship', 'pickup'), undefined)).toBe('ship');
});

test('a way that is only shown is not chosen', () => {
  const answer = {
    selectedOption: 'pickup' as const,
    shopButtonGroup: { buttons: [{ option: 'pickup' as const, isAvailable: false }] },
  };
  expect(chosenOption(answer, 'pickup')).toBeUndefined();
});
