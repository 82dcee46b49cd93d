import { describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../../../src/contract/cart/cart.ts';
import { loadedCartAtom } from '../../../../src/state/cart/loaded-cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { cardNumber, render } from './entered-card.ts';

describe('the fields', () => {
  test('have autocomplete attributes, and no names', async () => {
    const { number, expiry, code } = await render(examples.untouched);
    expect([number(), expiry(), code()].map((input) => input.autocomplete)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    for (const input of [number(), expiry(), code()]) {
      expect(input.inputMode).toBe('numeric');
      expect(input.hasAttribute('name')).toBe(false);
    }
  });

  test('have one live region, empty from the start', async () => {
    const { host } = await render(examples.untouched);
    const regions = [...host.querySelectorAll('[role=status], [role=alert], [aria-live]')];
    expect(regions.map(({ textContent }) => textContent)).toEqual(['']);
  });

  test('take over the text typed before mounting, and empty the server’s fields', async () => {
    const { number, expiry, serverNodes } = await render(examples.untouched, {
      before(host) {
        host.querySelector<HTMLInputElement>('[autocomplete=cc-number]')!.value = cardNumber;
        host.querySelector<HTMLInputElement>('[autocomplete=cc-exp]')!.value = '04/2039';
      },
    });
    expect([number().value, expiry().value]).toEqual(['4111 1111 1111 1111', '04/39']);
    const left = serverNodes.flatMap((node) => [...(node as Element).querySelectorAll('input')]);
    expect(left.map(({ value }) => value).join('')).toBe('');
  });

  test('show the card’s network as soon as the digits identify it', async () => {
    const { shopper, number, page } = await render(examples.untouched);
    await shopper.type(number(), '4');
    expect(page.getByRole('img', { name: 'Visa' })).toBeDefined();
    await shopper.type(number(), '{Backspace}37');
    expect(page.getByRole('img', { name: 'American Express' })).toBeDefined();
  });

  test('show no error while typing', async () => {
    const { shopper, number, slot } = await render(examples.untouched);
    await shopper.type(number(), '41');
    expect(slot(number())).toBe('');
  });

  test('show their error on blur', async () => {
    const { shopper, number, slot, said } = await render(examples.untouched);
    await shopper.type(number(), '41');
    await shopper.tab();
    expect(slot(number())).toBe('The credit card number you entered is not valid.');
    expect(said()).toBe('The credit card number you entered is not valid.');
  });

  test('show nothing on blur if they are empty', async () => {
    const { shopper, number, slot } = await render(examples.untouched);
    await shopper.click(number());
    await shopper.tab();
    expect(slot(number())).toBe('');
  });

  test('keep the number of another card that it looks like for a moment, and say that it is not valid', async () => {
    const { shopper, number, type, slot, said } = await render(examples.untouched);
    await type('4111111111111111', '', '');
    await shopper.type(number(), '3', { initialSelectionStart: 0 });
    expect(slot(number())).toBe('The credit card number you entered is not valid.');
    expect(said()).toBe('The credit card number you entered is not valid.');
    await shopper.type(number(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(number().value).toBe('4111 1111 1111 1111');
    expect(slot(number())).toBe('');
  });

  test('keep up to 19 digits, also of a card that has fewer, and mark the number', async () => {
    const { shopper, number, type, slot } = await render(examples.untouched);
    await type('4111111111111111110', '', '');
    await shopper.type(number(), '37', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(number().value.replaceAll(' ', '')).toBe('3711111111111111110');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    expect(slot(number())).toBe('The credit card number you entered is not valid.');
  });

  test('keep an American Express code while the number looks like another card’s', async () => {
    const { shopper, number, code, type } = await render(examples.untouched);
    await type('378282246310005', '', '1234');
    await shopper.type(number(), '4', { initialSelectionStart: 0 });
    expect(code().value).toBe('123');
    await shopper.type(number(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(code().value).toBe('1234');
  });

  test('a code is cut and validated again when the card’s type changes', async () => {
    const { shopper, number, code, type, slot } = await render(examples.untouched);
    await type('378282246310005', '1239', '1234');
    await shopper.tab();
    await shopper.clear(number());
    await shopper.type(number(), '41111111');
    expect(code().value).toBe('123');
    expect(slot(code())).toBe('3 digits');
    await shopper.clear(number());
    await shopper.type(number(), '37');
    expect(code().value).toBe('1234');
    await shopper.clear(code());
    await shopper.type(code(), '123');
    await shopper.tab();
    expect(slot(code())).toBe('The security code you entered is not valid.');
  });

  test('of a store card are the number alone; the others come back empty', async () => {
    const { shopper, number, expiry, code, type, field } = await render(examples.untouched);
    await type('', '1239', '123');
    await shopper.type(number(), '604588');
    expect([field('Expiration date'), field('Security code')]).toEqual([null, null]);
    await shopper.type(number(), '{Backspace}');
    expect([expiry().value, code().value]).toEqual(['', '']);
  });

  test('of a rewards card say so', async () => {
    const { shopper, number, slot, said } = await render(examples.untouched);
    await shopper.type(number(), '524304');
    expect(slot(number())).toBe('This card earns rewards on this order.');
    expect(said()).toBe('This card earns rewards on this order.');
    await shopper.type(number(), '{Backspace}');
    expect(slot(number())).toBe('');
  });

  test('detect the household card if its flag is on', async () => {
    const { shopper, number, page } = await render(examples['household card']);
    await shopper.type(number(), '44136421');
    expect(page.getByRole('img', { name: 'Rewards Visa' })).toBeDefined();
    await shopper.type(number(), '{Backspace}');
    expect(page.getByRole('img', { name: 'Visa' })).toBeDefined();
  });

  test.each([
    [undefined, true, 'Rewards Visa'],
    [undefined, false, 'Visa'],
    [false, true, 'Visa'],
  ])('with the page’s flag %s and the cart’s %s it is a %s', async (features, cbhcc_EnableCbhcc, name) => {
    const context = { features: features === undefined ? {} : { cbhcc_EnableCbhcc: features } };
    const { shopper, number, page } = await render(
      { ...examples.untouched, context },
      { before: () => sharedStore().set(loadedCartAtom, { cbhcc_EnableCbhcc } as Cart) },
    );
    await shopper.type(number(), '44136421');
    expect(page.getByRole('img', { name })).toBeDefined();
  });

  test('wait for a pause in a slow browser', async () => {
    const patient = { limits: { cardNumberDelayMs: 60_000 } };
    const { shopper, number } = await render({ ...examples['slow browser'], context: patient });
    await shopper.type(number(), '41111');
    expect(number().value).toBe('41111');
  });

  test('format after that pause in a slow browser', async () => {
    const { shopper, number } = await render(examples['slow browser']);
    await shopper.type(number(), '41111');
    await vi.waitFor(() => expect(number().value).toBe('4111 1'), { timeout: 5000 });
  });
});

describe('a submit', () => {
  test('of an empty form shows what is missing, and focuses the number', async () => {
    const { number, expiry, code, slot, said, send, paid } = await render(examples.untouched);
    await send();
    expect([number(), expiry(), code()].map(slot)).toEqual([
      'Please enter a valid credit card number.',
      'Please enter a valid expiration date.',
      'Please enter a valid security code.',
    ]);
    expect(said()).toBe('Please enter a valid credit card number.');
    expect(document.activeElement).toBe(number());
    expect(paid()).toEqual([]);
  });

  test.each([
    ['the date', '4111111111111111', '1320', '123', 'Expiration date'],
    ['the code', '4111111111111111', '1239', '12', 'Security code'],
    ['the date before the code', '4111111111111111', '1320', '12', 'Expiration date'],
  ])('focuses %s if that is the first wrong field', async (_, number, expiry, code, label) => {
    const { type, send, field } = await render(examples.untouched);
    await type(number, expiry, code);
    await send();
    expect(document.activeElement).toBe(field(label));
  });

  test('sends the card as in the contract', async () => {
    const { type, send, paid } = await render(examples.untouched);
    await type();
    await send();
    await vi.waitFor(() => expect(paid()).toHaveLength(1));
    expect(paid()[0]).toEqual({
      cardOneData: {
        type: 'Visa',
        number: cardNumber,
        expMonth: 12,
        expYear: 2039,
        cvv: '123',
        saveToAccount: false,
      },
    });
  });

  test('sends a store card without a date and a code', async () => {
    const { type, send, paid } = await render(examples.untouched);
    await type('6045880000000000', '', '');
    await send();
    await vi.waitFor(() => expect(paid()).toHaveLength(1));
    expect(paid()[0]).toMatchObject({
      cardOneData: { type: 'PLCCSynchrony', expMonth: 0, expYear: 0, cvv: '' },
    });
  });

  test('during another sends nothing', async () => {
    const { answer, release } = heldAnswer({ isSuccess: true });
    const { type, send, paid, page } = await render({
      ...examples.untouched,
      answers: { ...examples.untouched.answers, savePayment: answer },
    });
    await type();
    await send();
    await send();
    release();
    await page.findByText(/now pays for this order/);
    expect(paid()).toHaveLength(1);
  });

  test('checks the last digit only if the page asks for it', async () => {
    const { type, send, number, slot } = await render(examples['luhn check']);
    await type('4111111111111112');
    await send();
    expect(slot(number())).toBe('The credit card number you entered is not valid.');
  });
});

describe('saving the card', () => {
  test('is sent if it was ticked', async () => {
    const { type, send, paid, page, shopper } = await render(examples['saving allowed']);
    await type();
    await shopper.click(page.getByRole('checkbox', { name: 'Save this card to my account' }));
    await send();
    await vi.waitFor(() => expect(paid()).toHaveLength(1));
    expect(paid()[0]).toMatchObject({ cardOneData: { saveToAccount: true } });
  });

  test.each(['untouched', 'saving at the limit'] as const)('is not offered: %s', async (name) => {
    const { page } = await render(examples[name]);
    expect(page.queryByRole('checkbox')).toBeNull();
  });
});

describe('a card that pays', () => {
  test('is named by its last four digits, and wiped', async () => {
    const { type, send, page, number, expiry, code } = await render(examples.untouched);
    await type();
    await send();
    await page.findByText('Visa ending in 1111 now pays for this order.');
    expect([number().value, expiry().value, code().value]).toEqual(['', '', '']);
  });

  test('is named, too, if only reading the payment confirmed it', async () => {
    const { type, send, page, paid } = await render(examples['lost answer']);
    await type();
    await send();
    await page.findByText('Visa ending in 1111 now pays for this order.');
    expect(paid()).toHaveLength(1);
  });

  test('leads where the server says', async () => {
    const { type, send, visits } = await render({
      ...examples.untouched,
      answers: { savePayment: { isSuccess: true, redirectUrl: '/checkout/review' } },
    });
    await type();
    await send();
    await vi.waitFor(() => expect(visits).toEqual(['/checkout/review']));
  });

  test('leads where the page says if the server does not', async () => {
    const { type, send, visits } = await render({
      ...examples.untouched,
      attributes: { 'data-redirect-url': '/checkout/review' },
    });
    await type();
    await send();
    await vi.waitFor(() => expect(visits).toEqual(['/checkout/review']));
  });

  test('leads to no URL that is not allowed', async () => {
    const { type, send, visits, page } = await render({
      ...examples.untouched,
      answers: {
        ...examples.untouched.answers,
        savePayment: { isSuccess: true, redirectUrl: '//evil.example' },
      },
    });
    await type();
    await send();
    await page.findByText('Visa ending in 1111 now pays for this order.');
    expect(visits).toEqual([]);
  });
});

test('the page’s own texts are used', async () => {
  const { page } = await render(examples['texts of the page']);
  expect(page.getByLabelText('Number on your card')).toBeDefined();
  expect(page.getByRole('button', { name: 'Pay Now' })).toBeDefined();
});
