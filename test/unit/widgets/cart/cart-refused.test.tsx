import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { cartPage } from './cart-page.ts';

/** A field of the server's page, in its form, that was refused with a message. */
const refused = (name: string, value: string, message: string) =>
  `<form><input name="${name}" value="${value}" aria-invalid="true" aria-describedby="${name}-note">
  <p id="${name}-note" role="alert"> ${message} </p></form>`;

const promo = ({ page }: Awaited<ReturnType<typeof cartPage>>) =>
  page.getByLabelText<HTMLInputElement>('Promo code');

const notPromo = '<form><input name="ZipCode" value="60601"></form>';
const expired = `${notPromo}${refused('PromoCode', 'OLD10', 'This promo code has expired.')}`;

test('a promo code that the server’s page refused stays, with its message, until it is changed', async () => {
  const shown = await cartPage(undefined, { content: expired });
  await shown.settled();
  expect(promo(shown).value).toBe('OLD10');
  expect(promo(shown).getAttribute('aria-invalid')).toBe('true');
  expect(shown.page.getByText('This promo code has expired.')).toBeTruthy();
  await shown.shopper.type(promo(shown), '0');
  expect(shown.page.queryByText('This promo code has expired.')).toBeNull();
});

test('the focus and the caret stay in the promo code', async () => {
  const shown = await cartPage(undefined, {
    content: expired,
    before(host) {
      const field = host.querySelector<HTMLInputElement>('[name="PromoCode"]')!;
      field.focus();
      field.setSelectionRange(2, 3);
    },
  });
  expect(document.activeElement).toBe(promo(shown));
  expect([promo(shown).selectionStart, promo(shown).selectionEnd]).toEqual([2, 3]);
});

test('a code typed into the server’s field, and not sent yet, stays', async () => {
  const content = `${notPromo}<form><input name="PromoCode" value="WELC"></form>`;
  expect(promo(await cartPage(undefined, { content })).value).toBe('WELC');
});

test('a ZIP code that the server’s page refused stays, with its message', async () => {
  const content = refused('ZipCode', '6060', 'Please enter a valid ZIP code.');
  const shown = await cartPage(undefined, { content });
  expect(shown.page.getByLabelText<HTMLInputElement>(/ZIP code/).value).toBe('6060');
  expect(shown.page.getByText('Please enter a valid ZIP code.')).toBeTruthy();
});

describe('a quantity that the server’s page refused', () => {
  const quantity = ({ page }: Awaited<ReturnType<typeof cartPage>>) =>
    page.getByLabelText<HTMLInputElement>(/^Quantity: Hadley Mug/);
  const open = async () => {
    const content = refused('Quantity', '400', 'You can buy up to 12.').replace(
      '<form>',
      '<form><input name="Quantity" value="1"></form><form><input type="hidden" name="LineId" value="2">',
    );
    const shown = await cartPage(undefined, { content });
    await shown.settled();
    return shown;
  };

  test('goes back to the cart’s, with the message at its line', async () => {
    const shown = await open();
    expect(quantity(shown).value).toBe('4');
    expect(within(shown.line(/Hadley Mug/)).getByRole('alert').textContent).toBe('You can buy up to 12.');
  });

  test('has no message any more once another is chosen', async () => {
    const shown = await open();
    await shown.shopper.click(shown.page.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await vi.waitFor(() => expect(shown.page.queryByText('You can buy up to 12.')).toBeNull());
  });
});
