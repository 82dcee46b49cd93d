import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

const zipField = /ZIP code/;
type Page = Awaited<ReturnType<typeof cartPage>>;
const zip = ({ page }: Page) => page.getByLabelText<HTMLInputElement>(zipField);
const promo = ({ page }: Page) => page.getByLabelText<HTMLInputElement>('Promo code');

describe('the ZIP code', () => {
  test('is checked before the call; what was typed stays', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '1234{Enter}');
    expect(shown.page.getByText(/“1234” is not a ZIP code/)).toBeTruthy();
    expect(zip(shown).value).toBe('1234');
    expect(document.activeElement).toBe(zip(shown));
    expect(shown.sent()).toEqual([]);
  });

  test('is cut to five digits and sent', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001-1234{Enter}');
    await vi.waitFor(() => expect(shown.sent()).toEqual([['applyZip', { zipCode: '10001' }]]));
    await vi.waitFor(() => expect(zip(shown).value).toBe('10001'));
  });

  test('asks for the delivery dates of the new one', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001{Enter}');
    const asked = () => shown.requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
    await vi.waitFor(() => expect(asked().at(-1)?.body).toEqual({ zipCode: '10001' }));
  });

  test.each([500, 503])('that fails with %d says so in its own words, and stays', async (status) => {
    const shown = await cartPage();
    shown.answer('applyZip', status);
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001{Enter}');
    await shown.page.findByText('Zip code could not be updated.');
    expect(zip(shown).value).toBe('10001');
  });
});

describe('the promo code', () => {
  test('is applied, and can be taken back', async () => {
    const shown = await cartPage();
    await shown.shopper.type(promo(shown), 'WELCOME10{Enter}');
    await shown.page.findByText('Promo code WELCOME10 is applied.');
    expect(document.activeElement).toBe(shown.button(/Remove promo code/));
    await shown.shopper.click(shown.button(/Remove promo code/));
    await vi.waitFor(() => expect(promo(shown).value).toBe(''));
    expect(shown.sent()).toEqual([
      ['applyPromo', { promoCode: 'WELCOME10' }],
      ['removePromo', {}],
    ]);
  });

  test('that is refused stays, with the reason, until it is changed', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', examples['promo code refused'].answers.applyPromo);
    await shown.shopper.type(promo(shown), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    expect(promo(shown).value).toBe('OLD');
    await shown.shopper.type(promo(shown), '1');
    expect(shown.page.queryByText('This promo code has expired.')).toBeNull();
  });

  test('that does not suit the cart says what the cart lacks', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', { isSuccess: false, cartErrorMessage: 'Spend $100 to use this code.' });
    await shown.shopper.type(promo(shown), 'SAVE25{Enter}');
    await shown.page.findByText('Spend $100 to use this code.');
  });

  test('typed is kept when the last line is removed, and put back', async () => {
    const shown = await cartPage(examples['one line']);
    await shown.shopper.type(promo(shown), 'WELC');
    await shown.shopper.click(shown.button(/^Remove /));
    await shown.settled();
    expect(shown.page.queryByLabelText('Promo code')).toBeNull();
    await shown.shopper.click(shown.button(/^Undo/));
    await vi.waitFor(() => expect(promo(shown).value).toBe('WELC'));
  });

  test('typed is kept while other changes are made', async () => {
    const shown = await cartPage();
    await shown.shopper.type(promo(shown), 'WELC');
    await shown.shopper.click(shown.button(/Remove Hadley Mug/));
    await shown.settled();
    expect(promo(shown).value).toBe('WELC');
  });

  test('left empty is asked for', async () => {
    const shown = await cartPage();
    await shown.shopper.click(shown.button(/^Apply/));
    expect(shown.page.getByText('Please enter a promo code.')).toBeTruthy();
    expect(shown.sent()).toEqual([]);
  });
});

describe('rewards', () => {
  test('a certificate is applied with its number', async () => {
    const shown = await cartPage(examples.rewards);
    await shown.shopper.click(shown.button(/Apply \$50\.00 reward certificate/));
    await vi.waitFor(() =>
      expect(shown.sent()).toContainEqual(['applyCartRewardCertificate', { certificateNumber: '7000124' }]),
    );
  });

  test('an applied one is applied again when the cart has been loaded', async () => {
    const shown = await cartPage(examples.rewards);
    await vi.waitFor(() =>
      expect(shown.sent()).toEqual([['applyCartRewardCertificate', { certificateNumber: '7000123' }]]),
    );
    expect(document.querySelector('dl')?.textContent).toContain('Rewards-$25.00');
  });

  test('that are worth more than the order say so', async () => {
    const { page, sent } = await cartPage(examples['rewards exceed the order']);
    expect(page.getByText(/worth more than your order/)).toBeTruthy();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
  });
});

test('a donation is chosen by its amount', async () => {
  const { page, shopper, sent } = await cartPage(examples.donation);
  await shopper.selectOptions(page.getByLabelText('Round up for a roof'), '1000');
  await vi.waitFor(() => expect(sent()).toEqual([['addDonation', { amount: 1000 }]]));
});
