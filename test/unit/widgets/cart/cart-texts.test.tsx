import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

const cartIn = (messages: Record<string, string>) =>
  cartPage({ ...examples['four lines'], context: { messages } } as never);

test('the field for a ZIP code is labelled in the page’s words and their order', async () => {
  const { page } = await cartIn({ zipCode: 'PLZ', estimate: '{0} für Versand und Steuer' });
  page.getByRole('textbox', { name: 'PLZ für Versand und Steuer' });
});

test.each([
  ['', 'missingPostalCode', 'A ZIP, please.', 'A ZIP, please.'],
  ['6061', 'postalCodeValidationError', 'Not {0}.', 'Not 6061.'],
])('the ZIP code “%s” is refused in the page’s words', async (typed, key, text, shown) => {
  const { page, shopper } = await cartIn({ [key]: text });
  const field = page.getByRole('textbox', { name: /ZIP code/ });
  await shopper.clear(field);
  await shopper.type(field, `${typed}{Enter}`);
  await vi.waitFor(() => page.getByText(shown));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the choice of a ship method is labelled in the page’s words and their order', async () => {
  const { page } = await cartIn({ shipMethod: '{0}: Versandart' });
  page.getByRole('combobox', { name: /^Hadley Mug.*: Versandart$/ });
});
