import { expect, test } from 'vitest';
import { addItems } from '../../../../src/contract/cart/cart.ts';
import { callDetails } from '../../../../src/http/address.ts';
import { SessionError } from '../../../../src/http/errors/session-error.ts';
import { StatusError } from '../../../../src/http/errors/status-error.ts';
import { addedAfterSignIn } from '../../../../src/state/cart/carried-add.ts';
import { carriedDeeds } from '../../../../src/state/ended-session.ts';

const items = [{ Sku: '410553', Quantity: 2 }];

test('an add that the end of the session has stopped is made by the layer that confirms it', () => {
  const error = new SessionError(callDetails(addItems), 'status 401');
  expect(() => addedAfterSignIn('cart-confirmation', items)(error)).toThrow(error);
  expect(carriedDeeds.get(error)).toEqual({
    next: { name: 'cart-confirmation', props: { adding: items } },
  });
});

test('one whose first answer was lost is not made again: it may have been done', () => {
  const error = Object.assign(new SessionError(callDetails(addItems), 'status 401'), { tries: 2 });
  expect(() => addedAfterSignIn('cart-confirmation', items)(error)).toThrow(error);
  expect(carriedDeeds.get(error)).toBeUndefined();
});

test('any other failed add is not made again', () => {
  const error = new StatusError(callDetails(addItems), 'status 500');
  expect(() => addedAfterSignIn('cart-confirmation', items)(error)).toThrow(error);
  expect(carriedDeeds.get(error)).toBeUndefined();
});
