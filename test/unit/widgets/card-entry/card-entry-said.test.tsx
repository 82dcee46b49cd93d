import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from './entered-card.ts';

const invalidNumber = 'The credit card number you entered is not valid.';

describe('after a store card', () => {
  test('the other fields come back without errors', async () => {
    const { type, send, shopper, number, expiry, code, slot, paid } = await render(
      examples['number refused'],
    );
    await type('6045880000000000', '', '');
    await send();
    await vi.waitFor(() => expect(paid()).toHaveLength(1));
    await shopper.clear(number());
    await shopper.type(number(), '4111');
    expect([slot(expiry()), slot(code())]).toEqual(['MM/YY', '3 digits']);
  });

  test('errors of the other fields from before are gone', async () => {
    const { send, shopper, number, expiry, code, slot } = await render(examples.untouched);
    await send();
    expect(slot(expiry())).toBe('Please enter a valid expiration date.');
    await shopper.type(number(), '604588');
    await shopper.type(number(), '{Backspace}');
    expect([slot(expiry()), slot(code())]).toEqual(['MM/YY', '3 digits']);
  });

  test('announces that the other fields have gone', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '604588');
    expect(said()).toBe('A store card has no expiration date and no security code.');
    await shopper.type(number(), '{Backspace}');
    expect(said()).toBe('');
  });
});

test.each([
  ['date', { hasExpDateError: true }, 'Please enter a valid expiration date.'],
  ['code', { hasCvvError: true }, 'Please enter a valid security code.'],
])('the server’s flag for a store card’s %s shows for the whole card', async (_, flags, words) => {
  const { answers } = examples.untouched;
  const { type, send, said } = await render({
    ...examples.untouched,
    answers: { ...answers, savePayment: { isSuccess: false, cardOneErrors: flags } },
  });
  await type('6045880000000000', '', '');
  await send();
  const problem = () => document.querySelector('.si-message[data-state="error"]');
  await vi.waitFor(() => expect(problem()?.textContent).toBe(words));
  expect(said()).toBe(words);
});

describe('the live region', () => {
  test('repeats a text if a field is left with the same error again', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '41');
    await shopper.tab();
    const first = said();
    await shopper.click(number());
    await shopper.tab();
    expect(said().trim()).toBe(invalidNumber);
    expect(said()).not.toBe(first);
  });

  test('is emptied as soon as the shopper corrects the field', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '41');
    await shopper.tab();
    expect(said()).toBe(invalidNumber);
    await shopper.type(number(), '1');
    expect(said()).toBe('');
  });

  test('is emptied if a rewards card has become another type', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '524304');
    expect(said()).toBe('This card earns rewards on this order.');
    await shopper.type(number(), '{Backspace}');
    expect(said()).toBe('');
  });
});

test('an error for the whole card shows below the button, and scrolls into view', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  const { type, send, host, button } = await render(examples['session error']);
  await type();
  await send();
  await vi.waitFor(() => expect(host.textContent).toContain('Your session has timed out.'));
  const problem = host.querySelector('.si-message[data-state="error"]')!;
  expect(problem.textContent).toBe('Your session has timed out.');
  expect(button().compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(seen).toEqual([problem]);
});

test('in a slow browser, submitting during the pause formats first', async () => {
  const { shopper, number, expiry, code, host, paid } = await render({
    ...examples['slow browser'],
    context: { limits: { cardNumberDelayMs: 60_000 } },
  });
  await shopper.type(expiry(), '1239');
  await shopper.type(code(), '123');
  // One digit more than the card has.
  await shopper.type(number(), '51051051051051009');
  // Enter keeps the focus in the field.
  host.querySelector('form')!.requestSubmit();
  await vi.waitFor(() => expect(paid()).toMatchObject([{ cardOneData: { number: '5105105105105100' } }]));
});
