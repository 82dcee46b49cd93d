import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { cardNumber, render } from './entered-card.ts';

describe('the server’s flags', () => {
  test.each([
    ['session error', 'Your session has timed out.'],
    ['tns error', 'We could not read your card.'],
    ['rewards restriction', 'Your rewards need your rewards card.'],
    ['default words', 'Your card could not be checked. Please try again.'],
    ['several refused', 'Your session has ended. Please enter your card again.'],
  ] as const)('show an error for the whole card: %s', async (name, words) => {
    const { type, send, host, said } = await render(examples[name]);
    await type();
    await send();
    const problem = () => host.querySelector('.si-message[data-state="error"]');
    await vi.waitFor(() => expect(problem()?.textContent).toBe(words));
    expect(said()).toBe(words);
  });

  test.each([
    ['reissued card', 'Card number', 'Card has been reissued. Please use new card.'],
    ['number refused', 'Card number', 'The credit card number you entered is not valid.'],
    ['expiry refused', 'Expiration date', 'The expiration date you entered is not valid.'],
    ['code refused', 'Security code', 'The security code you entered is not valid.'],
  ] as const)('show an error at the field, which is focused: %s', async (name, label, words) => {
    const { type, send, field, slot } = await render(examples[name]);
    await type();
    await send();
    await vi.waitFor(() => expect(slot(field(label)!)).toBe(words));
    expect(document.activeElement).toBe(field(label));
  });

  test('leave the typed card as it is', async () => {
    const { type, send, said, number, expiry, code } = await render(examples['several refused']);
    await type();
    await send();
    await vi.waitFor(() => expect(said()).not.toBe(''));
    expect([number().value, expiry().value, code().value]).toEqual(['4111 1111 1111 1111', '12/39', '123']);
  });
});

test('a payment that cannot be read either is said by the popup alone, and leaves the card as it is, and in no error', async () => {
  const { type, send, said, number, errors, opened } = await render({
    ...examples.untouched,
    answers: { refreshCheckout: 500, savePayment: 503 },
  });
  await type();
  await send();
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['network-error']));
  expect(said()).toBe('');
  expect(number().value).toBe('4111 1111 1111 1111');
  expect(errors.join('\n').replace(/\s/g, '')).not.toContain(cardNumber);
});

describe('card data', () => {
  test('is in no attribute, however it is typed', async () => {
    const { type, shopper, number, send, said } = await render(examples['number refused']);
    await type();
    await shopper.type(number(), '{Backspace}');
    await send();
    await vi.waitFor(() => expect(said()).not.toBe(''));
    const html = document.documentElement.outerHTML.replace(/\s/g, '');
    expect(html).not.toMatch(/411111|1239|12\/39|"123"/);
  });

  test('is wiped when the island unmounts', async () => {
    const { type, number, expiry, code, record } = await render(examples.untouched);
    await type();
    const inputs = [number(), expiry(), code()];
    record.unmount!();
    await vi.waitFor(() => expect(inputs.map(({ value }) => value)).toEqual(['', '', '']));
  });

  test('is wiped on the form’s reset', async () => {
    const { type, number, host } = await render(examples.untouched);
    await type();
    host.querySelector('form')!.reset();
    expect(number().value).toBe('');
  });

  test('is wiped before the page enters the back-forward cache', async () => {
    const { type, number, expiry, code } = await render(examples.untouched);
    await type();
    dispatchEvent(new Event('pagehide'));
    expect([number().value, expiry().value, code().value]).toEqual(['', '', '']);
  });

  test('cannot be restored by undo after it was wiped', async () => {
    const { type, number, shopper, host } = await render(examples.untouched);
    await type();
    host.querySelector('form')!.reset();
    await shopper.click(number());
    await shopper.keyboard('{Control>}z{/Control}');
    expect(number().value).toBe('');
  });
});
