import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { bankCheckFailureMessages } from '../../../../src/domain/checkout/checkout-bank-messages.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import bankCheck from '../../../../widgets/bank-check/bank-check.island.ts';
import { examples as savedCardsExamples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { heldAnswer, openIsland } from '../../render-island.tsx';
import { bringProviderScript, hosted, renderHosted } from '../card-entry/hosted-card.ts';

bringProviderScript();

const action = {
  type: 'threeDS2',
  subtype: 'challenge',
  token: 'abc',
  authorisationToken: 'secret-1',
  paymentMethodType: 'scheme',
};
/** What the stand-in of the provider's package gives. */
const resultOf = (transStatus: string, authorisationToken = 'secret-1') => ({
  threeDSResult: btoa(JSON.stringify({ transStatus, authorisationToken })),
});
const saved = hosted.answers.saveCreditCardToBasket as Record<string, unknown>;
const asked = { ...saved, action };
const ended = { ...saved, action: null };

const answerOf = (answers: Record<string, unknown>) => answers.saveCreditCardToBasket ?? asked;

/** A typed card has been sent, and the bank asks for its check. */
async function checked(answers: Record<string, unknown> = {}, context: Record<string, unknown> = {}) {
  const form = await renderHosted({
    ...hosted,
    context: { ...hosted.context, ...context },
    answers: { ...hosted.answers, saveCreditCardToBasket: asked, submitPaymentDetails: ended, ...answers },
  } as unknown as typeof hosted);
  const { page, shopper, requests } = form;
  const button = () => page.getByRole('button', { name: 'Use This Card' });
  await shopper.type(form.providerField(), '4111111111111111');
  /** Overlays are recorded, not shown: this one is opened as the page would. */
  async function press() {
    const { length } = form.opened;
    await shopper.click(button());
    if (!('action' in (answerOf(answers) as object)) || !(answerOf(answers) as { action: unknown }).action)
      return;
    await vi.waitFor(() => expect(form.opened.length).toBe(length + 1));
    expect(form.opened.at(-1)).toEqual({ name: 'bank-check', props: undefined });
    await openIsland(bankCheck, { about: '', props: {} }, form);
  }
  await press();
  return {
    ...form,
    button,
    press,
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
  expect(details()).toEqual([{ attemptId, details: resultOf('Y') }]);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a check that the answer asks for after it is made too', async () => {
  let times = 0;
  const next = () => (times++ ? ended : { ...ended, action: { ...action, authorisationToken: 'secret-2' } });
  const form = await checked({ submitPaymentDetails: () => Response.json(next()) });
  const { enter, details, page, opened } = form;
  await enter('1234');
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  await openIsland(bankCheck, { about: '', props: {} }, form);
  await enter('1234');
  await page.findByText('Visa ending in 1111 now pays for this order.');
  expect(details().map((one) => (one as { details: object }).details)).toEqual([
    resultOf('Y'),
    resultOf('Y', 'secret-2'),
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
  const { page, shopper, button, press, details, problem, sent, providerField } = await checked();
  for (const times of [1, 2]) {
    await page.findByLabelText('Code from your bank');
    await shopper.click(page.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(problem()).toBe(bankCheckFailureMessages.bankCheckCancelled));
    expect(document.activeElement).toBe(button());
    expect(sent()).toHaveLength(times);
    if (times === 1) await press();
  }
  expect(details()).toEqual([]);
  expect(providerField().value).toBe('4111111111111111');
});

test('Escape cancels it as well', async () => {
  const { page, shopper, problem } = await checked();
  await page.findByLabelText('Code from your bank');
  await shopper.keyboard('{Escape}');
  await vi.waitFor(() => expect(problem()).toBe(bankCheckFailureMessages.bankCheckCancelled));
});

test('a component that fails ends the check, and the words say that nothing was charged', async () => {
  const { page, problem, errors } = await checked();
  await page.findByLabelText('Code from your bank');
  AdyenStandIn.config.onError?.({ name: 'NETWORK_ERROR', message: 'secret' } as never);
  await vi.waitFor(() => expect(problem()).toBe(bankCheckFailureMessages.bankCheckFailed));
  expect(errors.join()).toContain('NETWORK_ERROR');
  expect(errors.join()).not.toContain('secret');
  errors.length = 0;
});

test('a bank’s page on an origin that the page does not list is refused by name', async () => {
  const redirect = { type: 'redirect', url: 'https://bank.example/check?id=secret', method: 'GET' };
  const { problem, errors } = await checked({ saveCreditCardToBasket: { ...saved, action: redirect } });
  await vi.waitFor(() => expect(problem()).toBe(bankCheckFailureMessages.bankCheckFailed));
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

const attemptId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** The bank's own page leads back to the page that is about to be opened. */
function leadBack() {
  sessionStorage.setItem('storefront-islands:pay', JSON.stringify({ attemptId, isAtBank: true }));
  history.replaceState(null, '', `${location.pathname}?redirectResult=bank-1`);
}

test('back from the bank’s own page, the payment that led there ends, once', async () => {
  leadBack();
  const { requests, problem } = await renderHosted({
    ...hosted,
    answers: {
      ...hosted.answers,
      submitPaymentDetails: { ...ended, isSuccess: false, message: 'Your bank did not approve this.' },
    },
  } as unknown as typeof hosted);
  await vi.waitFor(() => expect(problem()).toContain('Your bank did not approve this.'));
  const details = requests.filter(({ call }) => call === 'submitPaymentDetails').map(({ body }) => body);
  expect(details).toEqual([{ attemptId, details: { redirectResult: 'bank-1' } }]);
  expect(location.search).toBe('');
  expect(JSON.parse(sessionStorage.getItem('storefront-islands:pay') ?? 'null')).toBeNull();
});

test('back from the bank’s own page, another card is sent only once that payment has ended', async () => {
  leadBack();
  const held = heldAnswer({ ...ended, isSuccess: false, message: 'Your bank did not approve this.' });
  const form = await renderHosted({
    ...hosted,
    answers: { ...hosted.answers, savePayment: { isSuccess: true }, submitPaymentDetails: held.answer },
  } as unknown as typeof hosted);
  const sent = () => form.requests.map(({ call }) => call).filter((call) => /Payment/.test(call));
  await vi.waitFor(() => expect(sent()).toEqual(['submitPaymentDetails']));
  await openIsland(savedCards, savedCardsExamples.several, form);
  const list = within(within(document.body).getByRole('dialog', { hidden: true }));
  await form.shopper.click(list.getByRole('button', { name: 'Update Payment' }));
  expect(list.getByRole('button', { name: /Updating|Paying|Applying/ })).toBeTruthy();
  expect(sent()).toEqual(['submitPaymentDetails']);
  held.release();
  await vi.waitFor(() => expect(sent()).toEqual(['submitPaymentDetails', 'savePayment']));
});
