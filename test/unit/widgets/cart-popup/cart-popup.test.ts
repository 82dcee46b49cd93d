import { describe, expect, test, vi } from 'vitest';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { examples } from '../../../../widgets/cart-popup/cart-popup.examples.ts';
import cartPopup from '../../../../widgets/cart-popup/cart-popup.island.ts';
import { notePaths } from '../../cart-page.ts';
import { closed } from '../../popup-page.ts';
import { openIsland } from '../../render-island.tsx';

test('shows the content of the URL, and sends its query', async () => {
  const { page, requests } = await openIsland(cartPopup, examples.content);
  await page.findByText(/take a week longer/);
  page.getByRole('dialog', { name: 'Before You Check Out' });
  expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
    '/SharedLayer/CheckoutNotice?zip=60601',
  ]);
});

test('has a title of its own if the server sends none', async () => {
  const { page } = await openIsland(cartPopup, examples['without a title']);
  await page.findByText(/take a week longer/);
  page.getByRole('dialog', { name: 'Before you check out' });
});

test('shows markup without script', async () => {
  const { page } = await openIsland(cartPopup, examples['hostile markup']);
  expect((await page.findByText('A week longer.')).hasAttribute('onclick')).toBe(false);
  expect(document.querySelector('dialog :is(script, [onerror])')).toBeNull();
});

test('is busy while the content loads', async () => {
  const { page } = await openIsland(cartPopup, examples.loading);
  expect(page.getByRole('dialog').querySelector('[aria-busy=true]')).not.toBeNull();
});

test('Try Again loads the content after a failure', async () => {
  const { page, shopper, answer } = await openIsland(cartPopup, examples['not reached']);
  await page.findByText(/trouble reaching the store/);
  answer('getCheckoutPopup', examples.content.answers.getCheckoutPopup);
  await shopper.click(page.getByRole('button', { name: 'Try Again' }));
  await page.findByText(/take a week longer/);
  expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

describe('Continue', () => {
  test('proceeds to the redirect, once, and again after a back-forward-cache restore', async () => {
    const went = notePaths();
    const { page, shopper } = await openIsland(cartPopup, examples['with a redirect']);
    const button = page.getByRole('button', { name: 'Continue' });
    await shopper.click(button);
    await shopper.click(button);
    expect(went()).toEqual(['/checkout/shipping']);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });

  test('leads to the first checkout step if the redirect is not allowed, which is reported', async () => {
    const went = notePaths();
    const example = examples['with a redirect'];
    const { page, shopper, errors } = await openIsland(cartPopup, {
      ...example,
      props: { ...example.props, redirectUrl: 'https://evil.example/' },
    });
    await shopper.click(page.getByRole('button', { name: 'Continue' }));
    expect(went()).toEqual(['/checkout/shipping']);
    expect(errors).toEqual([
      expect.stringContaining('cart-popup: redirectUrl "https://evil.example/" was refused'),
    ]);
  });

  test('of a guest closes the popup, and opens Checkout Now with the redirect as the way back', async () => {
    const went = notePaths();
    const { page, shopper, host } = await openIsland(cartPopup, examples['a guest']);
    const opened = vi.fn(async () => {});
    provideOverlays(opened);
    await shopper.click(page.getByRole('button', { name: 'Continue' }));
    expect(opened).toHaveBeenCalledWith('checkout-now', { returnUrl: '/checkout/shipping' });
    await closed({ host });
    expect(went()).toEqual([]);
  });

  test('is not offered without a redirect', async () => {
    const { page } = await openIsland(cartPopup, examples.content);
    await page.findByText(/take a week longer/);
    expect(page.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

test.each(['https://other.example/notice', '//other.example/notice', 'javascript:alert(1)'])(
  'the URL %s is refused by name, and nothing is sent',
  async (url) => {
    const context = { redirectOrigins: ['https://other.example'] };
    const opening = openIsland(cartPopup, { ...examples.content, context, props: { url } });
    await expect(opening).rejects.toThrow(/url/);
    expect(document.querySelector('dialog')).toBeNull();
  },
);
