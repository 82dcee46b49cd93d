import { describe, expect, test } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

type Page = Awaited<ReturnType<typeof cartPage>>;

describe('the disclosure of a phone', () => {
  const toggle = ({ page }: Page) => page.getByRole('button', { name: /^Order Summary/ });
  const isOpen = (shown: Page) => toggle(shown).getAttribute('aria-expanded') === 'true';

  test('has the total in its label, controls the summary, and is closed at first', async () => {
    const shown = await cartPage(examples['promo code']);
    expect(toggle(shown).textContent).toBe('Order Summary $4,106.23');
    const content = document.getElementById(toggle(shown).getAttribute('aria-controls')!)!;
    expect(content.contains(shown.page.getByLabelText(/ZIP code/))).toBe(true);
    expect(isOpen(shown)).toBe(false);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(false);
  });

  test('is open where the rewards exceed the order', async () => {
    expect(isOpen(await cartPage(examples['rewards exceed the order']))).toBe(true);
  });

  test('opens for a code that was refused, and can be closed again', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', { isSuccess: false, promoErrorMessage: 'This promo code has expired.' });
    await shown.shopper.type(shown.page.getByLabelText('Promo code'), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(false);
  });
});
