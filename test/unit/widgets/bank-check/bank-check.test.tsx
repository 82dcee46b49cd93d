import { expect, test, vi } from 'vitest';
import { bankCheckMessages } from '../../../../src/domain/checkout/checkout-bank-messages.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { heldAnswer } from '../../render-island.tsx';
import { bringProviderScript, hosted, renderHosted } from '../card-entry/hosted-card.ts';

bringProviderScript();

const action = { type: 'threeDS2', subtype: 'challenge', token: 'abc', paymentMethodType: 'scheme' };
const saved = hosted.answers.saveCreditCardToBasket as Record<string, unknown>;
const asked = { ...saved, action };
const ended = { ...saved, action: null };

/** A typed card has been sent, and the bank asks for its check. */
async function checked(answers: Record<string, unknown> = {}, context: Record<string, unknown> = {}) {
  const form = await renderHosted({
    ...hosted,
    context: { ...hosted.context, ...context },
    answers: { ...hosted.answers, saveCreditCardToBasket: asked, submitPaymentDetails: ended, ...answers },
  } as typeof hosted);
  const { page, shopper, requests } = form;
  const button = () => page.getByRole('button', { name: 'Use This Card' });
  await shopper.type(form.providerField(), '4111111111111111');
  await shopper.click(button());
  return {
    ...form,
    button,
    details: () => requests.filter(({ call }) => call === 'submitPaymentDetails').map(({ body }) => body),
    async enter(code: string) {
      await shopper.type(await page.findByLabelText('Code from your bank'), code);
      await shopper.click(page.getByRole('button', { name: 'Confirm' }));
    },
  };
}

test('what the bank’s check gives is sent with the payment’s key, and the card pays', async () => {
  const { enter, details, sent, page } = await checked();
  await enter('1234');
  await page.findByText('Visa ending in 1111 now pays for this order.');
  const [{ attemptId }] = sent() as [{ attemptId: string }];
  expect(details()).toEqual([{ attemptId, details: { threeDSResult: 'approved-abc' } }]);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a check that the answer asks for after it is made too', async () => {
  let times = 0;
  const next = () => (times++ ? ended : { ...ended, action: { ...action, token: 'second' } });
  const { enter, details, page } = await checked({ submitPaymentDetails: () => Response.json(next()) });
  await enter('1234');
  await vi.waitFor(() => expect(details()).toHaveLength(1));
  await enter('1234');
  await page.findByText('Visa ending in 1111 now pays for this order.');
  expect(details().map((one) => (one as { details: object }).details)).toEqual([
    { threeDSResult: 'approved-abc' },
    { threeDSResult: 'approved-second' },
  ]);
});

test('a check that the bank refuses leaves the typed card, with the server’s words', async () => {
  const refused = { ...ended, isSuccess: false, message: 'Your bank did not approve this payment.' };
  const { enter, problem, providerField } = await checked({ submitPaymentDetails: refused });
  await enter('9999');
  await vi.waitFor(() => expect(problem()).toContain('Your bank did not approve this payment.'));
  expect(providerField().value).toBe('4111111111111111');
});

test('cancelled twice, nothing is sent, the button works again and has the focus', async () => {
  const { page, shopper, button, details, problem, sent, providerField } = await checked();
  for (const times of [1, 2]) {
    await page.findByLabelText('Code from your bank');
    await shopper.click(page.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(problem()).toBe(bankCheckMessages.bankCheckCancelled));
    expect(document.activeElement).toBe(button());
    expect(sent()).toHaveLength(times);
    if (times === 1) await shopper.click(button());
  }
  expect(details()).toEqual([]);
  expect(providerField().value).toBe('4111111111111111');
});

test('Escape cancels it as well', async () => {
  const { page, shopper, problem } = await checked();
  await page.findByLabelText('Code from your bank');
  await shopper.keyboard('{Escape}');
  await vi.waitFor(() => expect(problem()).toBe(bankCheckMessages.bankCheckCancelled));
});

test('a component that fails ends the check, and the words say that nothing was charged', async () => {
  const { page, problem, errors } = await checked();
  await page.findByLabelText('Code from your bank');
  AdyenStandIn.config.onError?.({ name: 'NETWORK_ERROR', message: 'secret' } as never);
  await vi.waitFor(() => expect(problem()).toBe(bankCheckMessages.bankCheckFailed));
  expect(errors.join()).toContain('NETWORK_ERROR');
  expect(errors.join()).not.toContain('secret');
  errors.length = 0;
});

test('a bank’s page on an origin that the page does not list is refused by name', async () => {
  const redirect = { type: 'redirect', url: 'https://bank.example/check?id=secret', method: 'GET' };
  const { problem, errors } = await checked({ saveCreditCardToBasket: { ...saved, action: redirect } });
  await vi.waitFor(() => expect(problem()).toBe(bankCheckMessages.bankCheckFailed));
  expect(errors.join()).toContain('https://bank.example/check');
  expect(errors.join()).not.toContain('secret');
  errors.length = 0;
});

test('where the shop’s pages may not frame the bank’s, the server is asked for a redirect', async () => {
  const { sent } = await checked(
    { saveCreditCardToBasket: ended },
    { features: { paymentProvider_EnableAdyen: true, framesBankPages: false } },
  );
  await vi.waitFor(() => expect(sent()).toMatchObject([{ threeDSecure: 'redirect' }]));
});

test('a lost answer to what the bank has given is read, and nothing is paid twice', async () => {
  const { answer } = heldAnswer(ended);
  const { enter, details, page } = await checked({
    submitPaymentDetails: 504,
    refreshCheckout: answer,
  });
  await enter('1234');
  await vi.waitFor(() => expect(details()).toHaveLength(1));
  expect(page.getByRole('button', { name: /Use This Card|Checking|Paying/ })).toBeTruthy();
});
