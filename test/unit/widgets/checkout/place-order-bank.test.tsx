import { beforeEach, expect, test, vi } from 'vitest';
import { bankCheckFailureMessages } from '../../../../src/domain/checkout/checkout-bank-messages.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import bankCheck from '../../../../widgets/bank-check/bank-check.island.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { openIsland } from '../../render-island.tsx';
import { bringProviderScript } from '../card-entry/hosted-card.ts';
import { checkoutPage } from './checkout-page.ts';

bringProviderScript();
beforeEach(() => AdyenStandIn.reset());

const action = { type: 'threeDS2', subtype: 'challenge', token: 'abc', authorisationToken: 'secret-1' };
const placed = { isSuccess: true, redirectUrl: '/checkout/confirmation', orderNumber: '1' };
const provided = {
  ...examples.review,
  props: { ...examples.review.props, cardProvider: { scriptUrl: '/adyen.js', config: {} } },
};
const keptOrder = 'storefront-islands:place-order';
const attemptId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** Place Order has been pressed, and the bank asks for its check. */
async function checked(answers: Record<string, unknown> = {}) {
  const review = await checkoutPage('review', {
    ...provided,
    answers: {
      ...provided.answers,
      placeOrder: { isSuccess: false, action },
      submitPaymentDetails: placed,
      ...answers,
    },
  } as typeof provided);
  await review.press('Place Order');
  await vi.waitFor(() => expect(review.opened).toEqual([{ name: 'bank-check', props: undefined }]));
  const layer = await openIsland(bankCheck, { about: '', props: {} }, review);
  return { ...review, layer };
}

test('an order that the bank has checked leads to the server’s page, and is placed once', async () => {
  const { press, shopper, page, assign, bodies } = await checked();
  await shopper.type(await page.findByLabelText('Code from your bank'), '1234');
  await press('Confirm');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const [order] = bodies('placeOrder') as { attemptId: string }[];
  expect(bodies('submitPaymentDetails')).toMatchObject([{ attemptId: order!.attemptId }]);
});

test('a check that is cancelled orders nothing, and the button works again', async () => {
  const { press, page, assign, bodies } = await checked();
  await page.findByLabelText('Code from your bank');
  await press('Cancel');
  expect((await page.findByRole('alert')).textContent).toBe(bankCheckFailureMessages.bankCheckCancelled);
  expect(page.getByRole('button', { name: 'Place Order' }).getAttribute('aria-disabled')).toBeNull();
  expect(bodies('submitPaymentDetails')).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

test('a card that the bank refuses is a declined card', async () => {
  const declined = { isSuccess: false, message: 'AuthorizationFailure' };
  const { press, shopper, page, opened } = await checked({ submitPaymentDetails: declined });
  await shopper.type(await page.findByLabelText('Code from your bank'), '1');
  await press('Confirm');
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toContain('payment-error'));
});

test('back from the bank’s own page, its result is taken off the address, and ends the order once', async () => {
  const { assign, bodies } = await checkoutPage(
    'review',
    { ...provided, answers: { ...provided.answers, submitPaymentDetails: placed } } as typeof provided,
    { [keptOrder]: JSON.stringify({ attemptId, isAtBank: true }) },
    () => history.replaceState(null, '', `${location.pathname}?redirectResult=bank-1&utm=1`),
  );
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(bodies('submitPaymentDetails')).toEqual([{ attemptId, details: { redirectResult: 'bank-1' } }]);
  expect(bodies('placeOrder')).toEqual([]);
  expect(location.search).toBe('?utm=1');
});

test('a result that no order of this tab waits for is not sent', async () => {
  const { bodies, page } = await checkoutPage('review', provided, {}, () =>
    history.replaceState(null, '', `${location.pathname}?redirectResult=bank-1`),
  );
  await page.findByRole('button', { name: 'Place Order' });
  expect(location.search).toBe('');
  expect(bodies('submitPaymentDetails')).toEqual([]);
});

test('a check that was left by Back is over: the order can be placed at once', async () => {
  const attempts = [{ attemptId, outcome: 'notKnown', isOrder: true, redirectUrl: '' }];
  const checkout = { ...provided.props.checkout, attempts };
  const { page, bodies, press, assign } = await checkoutPage(
    'review',
    {
      ...provided,
      props: { ...provided.props, checkout },
      answers: { ...provided.answers, placeOrder: placed },
    } as typeof provided,
    { [keptOrder]: JSON.stringify({ attemptId, isAtBank: true }) },
  );
  await page.findByRole('button', { name: 'Place Order' });
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(bodies('placeOrder')).toHaveLength(1);
});
