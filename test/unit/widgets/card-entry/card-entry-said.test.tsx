import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from './entered-card.ts';

const invalidNumber = 'The credit card number you entered is not valid.';

describe('after a store card', () => {
  test('that was sent the fields that come back have nothing wrong', async () => {
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

  test('what was wrong with the other fields before is no longer said of them', async () => {
    const { send, shopper, number, expiry, code, slot } = await render(examples.untouched);
    await send();
    expect(slot(expiry())).toBe('Please enter a valid expiration date.');
    await shopper.type(number(), '604588');
    await shopper.type(number(), '{Backspace}');
    expect([slot(expiry()), slot(code())]).toEqual(['MM/YY', '3 digits']);
  });

  test('that the other fields have gone is said', async () => {
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
])('what the server finds wrong with a store card’s %s is said of the card', async (_, flags, words) => {
  const { answers } = examples.untouched;
  const { type, send, said } = await render({
    ...examples.untouched,
    answers: { ...answers, savePayment: { isSuccess: false, cardOneErrors: flags } },
  });
  await type('6045880000000000', '', '');
  await send();
  const problem = document.querySelector('.si-card-fields__problem')!;
  await vi.waitFor(() => expect(problem.textContent).toBe(words));
  expect(said()).toBe(words);
});

describe('the region that speaks', () => {
  test('says the same words once more when a field is left with the same fault again', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '41');
    await shopper.tab();
    const first = said();
    await shopper.click(number());
    await shopper.tab();
    expect(said().trim()).toBe(invalidNumber);
    expect(said()).not.toBe(first);
  });

  test('is empty as soon as what it said is being put right', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '41');
    await shopper.tab();
    expect(said()).toBe(invalidNumber);
    await shopper.type(number(), '1');
    expect(said()).toBe('');
  });

  test('is empty when a rewards card has become another', async () => {
    const { shopper, number, said } = await render(examples.untouched);
    await shopper.type(number(), '524304');
    expect(said()).toBe('This card earns rewards on this order.');
    await shopper.type(number(), '{Backspace}');
    expect(said()).toBe('');
  });
});

test('what is wrong with the card as a whole stands below the button, and comes into sight', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  const { type, send, host, button } = await render(examples['session error']);
  await type();
  await send();
  const problem = host.querySelector('.si-card-fields__problem')!;
  await vi.waitFor(() => expect(problem.textContent).toBe('Your session has timed out.'));
  expect(button().compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(seen).toEqual([problem]);
});

test('in a browser that is waited for, what is sent before the pause is settled first', async () => {
  const { shopper, number, expiry, code, host, paid } = await render({
    ...examples['slow browser'],
    context: { limits: { cardNumberDelayMs: 60_000 } },
  });
  await shopper.type(expiry(), '1239');
  await shopper.type(code(), '123');
  // One digit more than the card has.
  await shopper.type(number(), '51051051051051009');
  // Enter leaves the focus where it is.
  host.querySelector('form')!.requestSubmit();
  await vi.waitFor(() => expect(paid()).toMatchObject([{ cardOneData: { number: '5105105105105100' } }]));
});
