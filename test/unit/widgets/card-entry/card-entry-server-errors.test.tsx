import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { twoTurns } from '../../two-turns.ts';
import { cardNumber, render } from './entered-card.ts';
import { bringProviderScript, hosted, problem, renderHosted } from './hosted-card.ts';

const refused = examples['refused before the page'];
const declined = examples['declined before the page'];
const withErrors = (cardErrors: object) => ({ ...examples.untouched, props: { cardErrors } });
const declinedText = 'Your card was declined. Please use another card.';
const notVerifiedText =
  'Your card could not be verified. Please check what you entered, or use another card.';

describe('the server’s errors of the page', () => {
  test('show at their fields', async () => {
    const { number, expiry, code, slot } = await render(refused);
    expect([number(), expiry(), code()].map(slot)).toEqual([
      '',
      'The expiration date you entered is not valid.',
      'Please enter a valid security code.',
    ]);
  });

  test('are announced once, the first of them', async () => {
    const { said } = await render(refused);
    expect(said()).toBe('The expiration date you entered is not valid.');
  });

  test('take no focus and do not scroll', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await render(declined);
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
  });

  test.each([
    [
      { hasSessionError: true, sessionErrorMessage: 'Your session has timed out.' },
      'Your session has timed out.',
    ],
    [{ hasTnsError: true }, 'Your card could not be checked. Please try again.'],
    [{ hasRewardsRestrictionError: true, rewardsRestrictionMessage: 'Rewards only.' }, 'Rewards only.'],
    [{ hasVerifyFailedError: true }, notVerifiedText],
    [{ message: declinedText }, declinedText],
    [{ hasNumberError: true, message: declinedText }, ''],
  ])('%j shows below the button: %s', async (cardErrors, text) => {
    await render(withErrors(cardErrors));
    expect(problem()).toBe(text);
  });

  test.each([
    [{ hasNumberError: true }, 'Card number', 'The credit card number you entered is not valid.'],
    [
      { hasNumberError: true, emptyFields: ['number'] },
      'Card number',
      'Please enter a valid credit card number.',
    ],
    [{ hasOldCbccCardUsedError: true }, 'Card number', 'Card has been reissued. Please use new card.'],
    [
      { hasVerifyRequiredError: true, emptyFields: ['securityCode'] },
      'Security code',
      'Please enter a valid security code.',
    ],
    [{ hasVerifyInputError: true }, 'Security code', 'The security code you entered is not valid.'],
  ])('%j shows at the field %s: %s', async (cardErrors, label, text) => {
    const { field, slot } = await render(withErrors(cardErrors));
    expect(slot(field(label)!)).toBe(text);
  });

  test('go when the shopper edits their field', async () => {
    const { shopper, expiry, code, slot } = await render(refused);
    await shopper.type(expiry(), '1');
    expect(slot(expiry())).toBe('MM/YY');
    expect(slot(code())).toBe('Please enter a valid security code.');
  });

  test('of the whole card go with the first edit', async () => {
    const { shopper, number } = await render(declined);
    await shopper.type(number(), '4');
    expect(problem()).toBe('');
  });

  test('do not show at a field that was typed in before mounting', async () => {
    const { number, expiry, slot } = await render(
      withErrors({ hasNumberError: true, hasExpDateError: true }),
      {
        before(host) {
          host.querySelector<HTMLInputElement>('[autocomplete=cc-number]')!.value = cardNumber;
        },
      },
    );
    expect(slot(number())).toBe('');
    expect(slot(expiry())).toBe('The expiration date you entered is not valid.');
  });

  test('of the whole card stay when a field was typed in before mounting', async () => {
    await render(declined, {
      before(host) {
        host.querySelector<HTMLInputElement>('[autocomplete=cc-number]')!.value = cardNumber;
      },
    });
    expect(problem()).toBe(declinedText);
  });

  test('follow the attribute, without a change of focus', async () => {
    const { host, expiry, slot } = await render(examples.untouched);
    host.setAttribute('data-card-errors', '{"hasExpDateError":true}');
    await vi.waitFor(() => expect(slot(expiry())).toBe('The expiration date you entered is not valid.'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('in the provider’s fields', () => {
  bringProviderScript();

  test('the server’s error stays when they are ready', async () => {
    const { provider } = await renderHosted({
      ...hosted,
      props: { ...hosted.props, cardErrors: { hasCvvError: true } },
    });
    await vi.waitFor(() => expect(provider()).toBeDefined());
    // The component reports a change of its own, a little later.
    await twoTurns();
    expect(problem()).toBe('The security code you entered is not valid.');
  });
});

describe('saving the card', () => {
  test('stays ticked if it is ticked in the server’s form', async () => {
    const { page } = await render(examples['saving ticked']);
    expect(page.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('stays ticked if the shopper ticked it before mounting, and is sent', async () => {
    const example = examples['saving ticked'];
    const content = example.content.replace(' checked', '');
    const { type, send, paid } = await render(
      { ...example, content },
      {
        before(host) {
          host.querySelector<HTMLInputElement>('[name=saveToAccount]')!.checked = true;
        },
      },
    );
    await type();
    await send();
    await vi.waitFor(() => expect(paid()).toMatchObject([{ cardOneData: { saveToAccount: true } }]));
  });

  test('is not ticked if it is not in the server’s form', async () => {
    const { page } = await render(examples['saving allowed']);
    expect(page.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
