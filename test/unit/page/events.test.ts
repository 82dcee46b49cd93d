import { expect, it } from 'vitest';
import { emit } from '../../../src/page/events.ts';

it('an event bubbles from its target to the document, with a plain object', () => {
  const host = document.body.appendChild(document.createElement('div'));
  let detail: unknown;
  document.addEventListener('storefront:cart-changed', (event) => {
    detail = event.detail;
  });
  emit('storefront:cart-changed', { count: 2, subtotal: 19900 }, host);
  expect(detail).toEqual({ count: 2, subtotal: 19900 });
});

it('a listener can prevent it, which the return value says', () => {
  document.addEventListener('storefront:island-failed', (event) => event.preventDefault(), { once: true });
  expect(emit('storefront:island-failed', { island: 'cart', phase: 'load', error: null })).toBe(false);
  expect(emit('storefront:island-failed', { island: 'cart', phase: 'load', error: null })).toBe(true);
});
