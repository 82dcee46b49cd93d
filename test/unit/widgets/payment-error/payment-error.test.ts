import { expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/payment-error/payment-error.examples.ts';
import paymentError from '../../../../widgets/payment-error/payment-error.island.ts';
import { paymentErrorMessages } from '../../../../widgets/payment-error/payment-error.messages.ts';
import { closed } from '../../popup-page.ts';
import { openIsland } from '../../render-island.tsx';

const assign = () => vi.spyOn(location, 'assign').mockImplementation(() => {});

test('shows the server’s message', async () => {
  const { page } = await openIsland(paymentError, examples['not authorized']);
  page.getByRole('dialog', { name: 'Payment Error' });
  page.getByText(examples['not authorized'].props.message);
});

test('shows a default message if the server sends none', async () => {
  const { page } = await openIsland(paymentError, examples['without a message']);
  page.getByText(paymentErrorMessages.paymentErrorMessage);
});

test('Update Payment leads back to the payment, and the popup closes', async () => {
  const went = assign();
  const { page, shopper, host } = await openIsland(paymentError, examples['not authorized']);
  await shopper.click(page.getByRole('button', { name: 'Update Payment' }));
  const [[url]] = went.mock.calls as unknown as [[URL]];
  expect(url.pathname + url.search + url.hash).toBe(
    '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
  );
  await closed({ host });
});

test('is tracked, once', async () => {
  const tracked: unknown[] = [];
  const note = ({ detail }: CustomEvent) => tracked.push(detail.name);
  document.addEventListener('storefront:track', note);
  onTestFinished(() => document.removeEventListener('storefront:track', note));
  await openIsland(paymentError, examples['not authorized']);
  expect(tracked.filter((name) => name === 'Payment Error')).toHaveLength(1);
});

test('closing it removes it', async () => {
  const went = assign();
  const { page, shopper, host } = await openIsland(paymentError, examples['not authorized']);
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  await closed({ host });
  expect(went).not.toHaveBeenCalled();
});
