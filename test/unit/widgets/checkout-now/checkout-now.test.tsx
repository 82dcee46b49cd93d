import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { currentToken } from '../../../../src/page/fresh-token.ts';
import { examples } from '../../../../widgets/checkout-now/checkout-now.examples.ts';
import checkoutNow from '../../../../widgets/checkout-now/checkout-now.island.ts';
import { hostileReturns } from '../../hostile-urls.ts';
import { type IslandExample, openIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { goTo, noteVisits } from '../sign-in/sign-in-page.tsx';

/** Records what the guest's form would post, instead of leaving the page. */
function noteGuestPosts() {
  const posts: { action: string; method: string; fields: Record<string, FormDataEntryValue> }[] = [];
  const note = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    posts.push({ action: form.action, method: form.method, fields: Object.fromEntries(new FormData(form)) });
  };
  document.addEventListener('submit', note);
  onTestFinished(() => document.removeEventListener('submit', note));
  return posts;
}

async function open(example: IslandExample) {
  const visits = noteVisits();
  const island = await openIsland(checkoutNow, example);
  return {
    ...island,
    visits,
    posts: noteGuestPosts(),
    signIn: () => document.querySelector<HTMLElement>('dialog [data-island="sign-in"]'),
    guest: (name = 'Guest Checkout') => island.page.getByRole('button', { name }),
  };
}

/** Waits as long as a submit takes: both first request the token, so an earlier submit would have been posted by then. */
async function submitted() {
  await currentToken();
  await twoTurns();
}

beforeEach(() => goTo('/checkout/cart'));

describe('the slide-out', () => {
  test('has a name, and a part for each kind of customer', async () => {
    const { page } = await open(examples.open);
    const layer = page.getByRole('dialog', { name: 'Checkout Now' });
    expect(layer.dataset.kind).toBe('slide-out');
    page.getByRole('region', { name: 'Returning Customers' });
    page.getByRole('region', { name: 'New Customers' });
  });

  test('leaves room for the layers of wallets, where the page has any', async () => {
    const { page } = await open({ ...examples.open, context: { wallets: { paypal: {} } } });
    expect(page.getByRole('dialog', { name: 'Checkout Now' }).hasAttribute('data-foreign-layers')).toBe(true);
  });

  test('contains a sign-in that leads to the next checkout step', async () => {
    const { signIn } = await open(examples.open);
    expect(signIn()!.dataset.returnUrl).toBe('/checkout/shipping');
    expect(signIn()!.closest('section')!.textContent).toContain('Returning Customers');
  });

  test('has a link to the login page until the sign-in has mounted', async () => {
    const { page } = await open(examples['other addresses']);
    expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/account/login?returnUrl=%2Fcheckout%2Fshipping%3Ffrom%3Dcart&isRedirect=true',
    );
  });

  test('uses the page’s texts', async () => {
    const { page, guest } = await open(examples['texts of the page']);
    page.getByRole('heading', { name: 'First Time Here?' });
    guest('Go On Without an Account');
  });

  test('closes and is removed', async () => {
    const { page, shopper } = await open(examples.open);
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(document.querySelector('[data-island-overlay]')).toBeNull());
  });

  test('does not open for a signed-in shopper, who goes straight to checkout', async () => {
    const { page, visits } = await open({
      ...examples.open,
      context: { account: { isSignedIn: true } },
    });
    expect(visits).toEqual(['https://shop.example/checkout/shipping']);
    expect(page.queryByRole('dialog')).toBeNull();
  });
});

describe('the guest’s form', () => {
  test('posts the next step and the page’s token to the page’s own origin', async () => {
    const { guest, shopper, posts } = await open(examples.open);
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts).toEqual([
      {
        action: 'https://shop.example/checkout/guest',
        method: 'post',
        fields: { redirectUrl: '/checkout/shipping', __RequestVerificationToken: 'token-of-the-page' },
      },
    ]);
  });

  test('goes to the page’s URL', async () => {
    const { guest, shopper, posts } = await open(examples['other addresses']);
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.action).toBe('https://shop.example/checkout/start-as-guest');
    expect(posts[0]!.fields.redirectUrl).toBe('/checkout/shipping?from=cart');
  });

  test('reads the token at the moment of the press', async () => {
    const { guest, shopper, posts } = await open(examples.open);
    document.querySelector<HTMLInputElement>('[name="__RequestVerificationToken"]')!.value = 'renewed';
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.fields.__RequestVerificationToken).toBe('renewed');
  });

  test('sends the token under the page’s own field name', async () => {
    const { guest, shopper, posts } = await open({
      ...examples.open,
      context: { antiForgery: { field: 'csrf[token]' } },
    });
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(Object.keys(posts[0]!.fields)).toEqual(['redirectUrl', 'csrf[token]']);
  });

  test('keeps its token if it renders while leaving', async () => {
    const { guest, shopper } = await open(examples.open);
    const form = guest().closest('form')!;
    await shopper.click(guest());
    expect(guest('One moment…').getAttribute('aria-busy')).toBe('true');
    expect(new FormData(form).get('__RequestVerificationToken')).toBe('token-of-the-page');
  });

  test('is sent once', async () => {
    const { guest, shopper, posts } = await open(examples.open);
    await shopper.dblClick(guest());
    await shopper.click(document.querySelector<HTMLElement>('.si-checkout-now form button')!);
    await submitted();
    expect(posts).toHaveLength(1);
  });

  test('is sent once by a script, too', async () => {
    const { guest, shopper, posts } = await open(examples.open);
    const form = guest().closest('form')!;
    await shopper.click(guest());
    form.requestSubmit();
    await submitted();
    expect(posts).toHaveLength(1);
  });

  test('works again after a back-forward-cache restore', async () => {
    const { guest, shopper, posts } = await open(examples.open);
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(guest().getAttribute('aria-disabled')).toBeNull());
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(2));
  });
});

test('the guest’s form posts to the page’s own origin under a `<base href>` of another', async () => {
  const base = Object.assign(document.createElement('base'), { href: 'https://cdn.example/' });
  document.head.append(base);
  onTestFinished(() => base.remove());
  const { guest } = await open(examples.open);
  const action = guest().closest('form')!.getAttribute('action')!;
  expect(new URL(action, document.baseURI).href).toBe('https://shop.example/checkout/guest');
});

describe('a URL', () => {
  test.each(hostileReturns)('%j is refused by name, and the default used', async (url) => {
    const context = { allowedRedirectOrigins: ['https://login.example'] };
    const { signIn, guest, shopper, posts, errors } = await open({
      ...examples.open,
      props: { returnUrl: url, guestUrl: url },
      context,
    });
    expect(signIn()!.dataset.returnUrl).toBe('/checkout/shipping');
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.action).toBe('https://shop.example/checkout/guest');
    expect(posts[0]!.fields.redirectUrl).toBe('/checkout/shipping');
    expect(
      errors.filter((text) => /checkout-now: (returnUrl|guestUrl) .* was refused/.test(text)),
    ).toHaveLength(2);
  });

  test('on another allowed origin may be a return URL, but no token is posted to it', async () => {
    const url = 'https://login.example/next?a=1';
    const { signIn, guest, shopper, posts, errors } = await open({
      ...examples.open,
      props: { returnUrl: url, guestUrl: url },
      context: { allowedRedirectOrigins: ['https://login.example'] },
    });
    expect(signIn()!.dataset.returnUrl).toBe(url);
    await shopper.click(guest());
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.action).toBe('https://shop.example/checkout/guest');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('guestUrl "https://login.example/next" was refused');
  });
});
