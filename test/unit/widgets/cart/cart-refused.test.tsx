import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import type { CartChange } from '../../../../src/state/cart/change-kinds.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

type Example = (typeof examples)['four lines'];

/** A cart that the server's page shows after it has refused a change; `content` is its form. */
async function refused(
  change: CartChange,
  message: string,
  {
    example = examples['four lines'],
    ...options
  }: Parameters<typeof cartPage>[1] & { example?: object } = {},
) {
  const known = example as Example;
  const shown = await cartPage(
    { ...known, props: { ...known.props, refused: { change, message } } } as never,
    options,
  );
  await shown.settled();
  return shown;
}

const typedIn = (name: string, value: string) => `<form><input name="${name}" value="${value}"></form>`;

describe('a promo code that the server’s page refused', () => {
  const promo = ({ page }: Awaited<ReturnType<typeof cartPage>>) =>
    page.getByLabelText<HTMLInputElement>('Promo code');
  const expired: [CartChange, string] = [
    { kind: 'promo', promoCode: 'OLD10' },
    'This promo code has expired.',
  ];
  const content = `${typedIn('ZipCode', '60601')}${typedIn('PromoCode', 'OLD10')}`;

  test('stays, with its message, until it is changed', async () => {
    const shown = await refused(...expired, { content });
    expect(promo(shown).value).toBe('OLD10');
    expect(promo(shown).getAttribute('aria-invalid')).toBe('true');
    expect(shown.page.getByText('This promo code has expired.')).toBeTruthy();
    await shown.shopper.type(promo(shown), '0');
    expect(shown.page.queryByText('This promo code has expired.')).toBeNull();
  });

  test('keeps the focus and the caret', async () => {
    const shown = await refused(...expired, {
      content,
      before(host) {
        const field = host.querySelector<HTMLInputElement>('[name="PromoCode"]')!;
        field.focus();
        field.setSelectionRange(2, 3);
      },
    });
    expect(document.activeElement).toBe(promo(shown));
    expect([promo(shown).selectionStart, promo(shown).selectionEnd]).toEqual([2, 3]);
  });

  test('typed into the server’s field and not sent yet stays', async () => {
    expect(promo(await cartPage(undefined, { content: typedIn('PromoCode', 'WELC') })).value).toBe('WELC');
  });
});

test.each([
  ['is none', '6060', 'Please enter a valid ZIP code.'],
  ['no place has', '00000', 'We do not know the ZIP code 00000.'],
])('a ZIP code that %s stays, with the server’s message', async (_, zipCode, message) => {
  const { page } = await refused({ kind: 'zip', zipCode }, message, { content: typedIn('ZipCode', zipCode) });
  const field = page.getByLabelText<HTMLInputElement>(/ZIP code/);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([zipCode, 'true']);
  expect(page.getByText(message)).toBeTruthy();
});

describe('a quantity that the server’s page refused', () => {
  const tooMany: [CartChange, string] = [
    { kind: 'quantity', id: '2', quantity: 400 },
    'You can buy up to 12.',
  ];

  test('goes back to the cart’s, with the message at its line', async () => {
    const shown = await refused(...tooMany);
    expect(shown.page.getByLabelText<HTMLInputElement>(/^Quantity: Hadley Mug/).value).toBe('4');
    expect(within(shown.line(/Hadley Mug/)).getByRole('alert').textContent).toBe('You can buy up to 12.');
  });

  test('has no message once another is chosen', async () => {
    const shown = await refused(...tooMany);
    await shown.shopper.click(shown.page.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await vi.waitFor(() => expect(shown.page.queryByText('You can buy up to 12.')).toBeNull());
  });
});

test.each([
  ['the removal of a line', { kind: 'remove', id: '4' }],
  ['saving a line for later', { kind: 'save', id: '4' }],
  ['the delivery of a line', { kind: 'ship', id: '4', shipMethod: 3 }],
  ['the removal of an installation', { kind: 'installation', id: '4' }],
] as const)('the reason why the server’s page refused %s is at the line', async (_, change) => {
  const shown = await refused(change, 'Not today.');
  expect(within(shown.line(/Corley/)).getByRole('alert').textContent).toBe('Not today.');
});

test.each(['move', 'unsave'] as const)('a saved item keeps the reason why “%s” was refused', async (kind) => {
  const shown = await refused({ kind, id: '9' }, 'It is out of stock.', {
    example: examples['saved for later'],
  });
  const saved = document.querySelector<HTMLElement>('[data-line-id="9"]')!;
  expect(within(saved).getByRole('alert').textContent).toBe('It is out of stock.');
  await shown.shopper.click(within(saved).getByRole('button', { name: /Move to Cart/ }));
  expect(shown.page.queryByText('It is out of stock.')).toBeNull();
});

describe('a reward certificate that the server’s page refused', () => {
  const used = 'This certificate is used in another order.';
  const certificate = (certificateNumber: string): CartChange => ({
    kind: 'certificate',
    certificateNumber,
    isApplied: true,
  });

  test('has the message beside it', async () => {
    const { page } = await refused(certificate('7000124'), used, { example: examples.rewards });
    const item = page.getByRole('button', { name: /Apply \$50/ }).closest('li')!;
    expect(within(item).getByRole('alert').textContent).toBe(used);
  });

  test('and that the shopper does not hold has its message above the lines', async () => {
    const { page } = await refused(certificate('1'), 'We could not find it.', { example: examples.rewards });
    expect(page.getAllByText('We could not find it.')).toHaveLength(1);
  });
});

test('a donation that the server’s page refused has the message below it, and is as it was', async () => {
  const message = 'A donation can be up to $1,000.';
  const { page } = await refused({ kind: 'donation', amount: 200_000 }, message, {
    example: examples.donation,
  });
  const choice = page.getByLabelText<HTMLSelectElement>(/Round up/);
  expect(choice.value).toBe('500');
  expect(within(choice.closest('.si-cart__extra')!).getByRole('alert').textContent).toBe(message);
});

test('what was refused below Checkout is open at once', async () => {
  const { button } = await refused({ kind: 'zip', zipCode: '00000' }, 'We do not know it.');
  expect(button(/^Estimate shipping/).getAttribute('aria-expanded')).toBe('true');
});

test('a refusal of something else is reported, and the cart is there without it', async () => {
  const shown = await refused({ kind: 'everything' } as never, 'No.');
  expect(shown.names()).toHaveLength(4);
  expect(shown.page.queryByText('No.')).toBeNull();
});
