import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

type Page = Awaited<ReturnType<typeof cartPage>>;

describe('the disclosure of a phone', () => {
  const toggle = ({ page }: Page) => page.getByRole('button', { name: /^Order Summary/ });
  const totalOf = ({ host }: Page) => host.querySelector('.si-cart__total')!.textContent;
  const isOpen = (shown: Page) => toggle(shown).getAttribute('aria-expanded') === 'true';

  test('has the total in its label', async () => {
    expect(toggle(await cartPage(examples['promo code'])).textContent).toBe('Order Summary $4,106.23');
  });

  test('says that a total without shipping or tax is estimated, as the server’s does', async () => {
    const shown = await cartPage(examples['one line']);
    expect(toggle(shown).textContent).toMatch(/^Order Summary \(estimated\) \$/);
    expect(totalOf(shown)).toMatch(/^Total \(estimated\) \$/);
    expect(totalOf(await cartPage(examples['promo code']))).toBe('Total $4,106.23');
  });

  test('controls the summary', async () => {
    const shown = await cartPage();
    const content = document.getElementById(toggle(shown).getAttribute('aria-controls')!)!;
    expect(content.contains(shown.page.getByLabelText(/ZIP code/))).toBe(true);
  });

  test('is closed at first, and opens and closes by its button', async () => {
    const shown = await cartPage();
    expect(isOpen(shown)).toBe(false);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(false);
  });

  test('is open where the rewards exceed the order', async () => {
    expect(isOpen(await cartPage(examples['rewards exceed the order']))).toBe(true);
  });

  test('is as the shopper left the server’s', async () => {
    const content = (attribute: string) => ({
      content: `<details ${attribute}><summary>Sums</summary></details>`,
    });
    expect(isOpen(await cartPage(undefined, content('open')))).toBe(true);
    expect(isOpen(await cartPage(undefined, content('')))).toBe(false);
  });

  test('keeps the focus that the server’s had', async () => {
    const shown = await cartPage(undefined, {
      content: '<details><summary>Sums</summary></details>',
      before: (host) => host.querySelector('summary')!.focus(),
    });
    expect(document.activeElement).toBe(toggle(shown));
  });

  async function refusedCode() {
    const shown = await cartPage();
    shown.answer('applyPromo', { isSuccess: false, promoErrorMessage: 'This promo code has expired.' });
    await shown.shopper.type(shown.page.getByLabelText('Promo code'), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    return shown;
  }

  test('opens for a code that was refused, and can be closed again', async () => {
    const shown = await refusedCode();
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(false);
  });

  test('opens again when Checkout leads to the code that was refused', async () => {
    const shown = await refusedCode();
    await shown.shopper.click(toggle(shown));
    await shown.shopper.click(shown.page.getByRole('button', { name: 'Checkout' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(shown.page.getByLabelText('Promo code')));
    expect(isOpen(shown)).toBe(true);
  });
});
