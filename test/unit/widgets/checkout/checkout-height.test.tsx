import { beforeEach, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { checkoutPage } from './checkout-page.ts';

const whole = checkoutExamples['all done'];

beforeEach(() => {
  const real = getComputedStyle;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    (element as HTMLElement).dataset.island
      ? ({ height: '1234px' } as CSSStyleDeclaration)
      : real(element, pseudo),
  );
});

test('the host stays as high as the server’s content was until another step is shown', async () => {
  const { host, heading, press } = await checkoutPage('payment', {
    ...examples.payment,
    props: { checkout: whole },
  });
  expect(host.style.minHeight).toBe('1234px');
  dispatchEvent(new Event('resize'));
  expect(host.style.minHeight).toBe('1234px');
  await press('Next: Review & Place Order');
  await heading('Review and Place Order');
  expect(host.style.minHeight).toBe('');
});

test('after another width before the step shows, the host is as high as its content, then and later', async () => {
  const { answer, release } = heldAnswer(whole);
  const { host, heading } = await checkoutPage('payment', {
    ...examples.payment,
    props: {},
    answers: { refreshCheckout: answer },
  });
  expect(host.style.minHeight).toBe('1234px');
  vi.stubGlobal('innerWidth', innerWidth - 100);
  dispatchEvent(new Event('resize'));
  expect(host.style.minHeight).toBe('');
  release();
  await heading('Payment and Billing');
  await vi.waitFor(() => expect(host.style.minHeight).toBe(''));
});
