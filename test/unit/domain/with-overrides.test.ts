import { expect, test } from 'vitest';
import { cartMessages } from '../../../src/domain/cart/cart-messages.ts';
import { withOverrides } from '../../../src/domain/with-overrides.ts';

test('a page replaces a text by its key', () => {
  const texts = withOverrides(cartMessages, { added: 'In your cart' });
  expect(texts).toEqual({ ...cartMessages, added: 'In your cart' });
});

test.each([
  ['an unknown key', { nothing: 'x' }],
  ['an empty text', { added: '' }],
])('%s changes nothing', (_, overrides) => {
  expect(withOverrides(cartMessages, overrides)).toEqual(cartMessages);
});

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/domain/**/*messages.ts', '../../../widgets/**/*.messages.ts'],
  { eager: true },
);
const groups = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Messages')),
) as [name: string, texts: Record<string, string>][];

test.each([
  ['tryAgain', 'Try Again'],
  ['close', 'Close'],
])('a page that replaces %s replaces it wherever it is said', (key, words) => {
  const saying = groups.filter(([, texts]) => Object.values(texts).includes(words));
  expect(saying.length).toBeGreaterThan(2);
  for (const [name, texts] of saying)
    expect(Object.values(withOverrides(texts, { [key]: 'Encore' })), name).not.toContain(words);
});

test('a page may word the button of one place in its own way', () => {
  const { shippingMessages } = Object.fromEntries(groups);
  const overrides = { tryAgain: 'Once more', shippingTryAgain: 'Load the charges' };
  expect(withOverrides(shippingMessages!, overrides).shippingTryAgain).toBe('Load the charges');
});
