import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInMessages } from '../../../../src/domain/account/account-messages.ts';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { goTo, render } from './sign-in-page.tsx';

beforeEach(() => goTo('/checkout/cart'));

describe('without a configuration', () => {
  const broken = { ...examples['typed before'], answers: { getSignInConfiguration: 500 } };

  test('the login page takes over, with a return URL', async () => {
    goTo('/p/410553?color=sand');
    const { visits } = await render(broken);
    await vi.waitFor(() =>
      expect(visits).toEqual(['https://shop.example/account/login?returnUrl=%2Fp%2F410553&isRedirect=true']),
    );
  });

  test('on the login page the server’s own form is restored, with the typed text', async () => {
    goTo('/account/login?returnUrl=/p/1&isRedirect=true');
    const { visits, host, status, serverNodes, errors } = await render(broken);
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(visits).toEqual([]);
    expect([...host.childNodes]).toEqual(serverNodes);
    expect(host.querySelector('form')!.getAttribute('action')).toBe('/account/login');
    expect(host.querySelector<HTMLInputElement>('[name=email]')!.value).toBe('ada@example.com');
    expect(errors).toHaveLength(1);
  });
});

test('the restored server form has the password, too', async () => {
  goTo('/account/login');
  const late = heldAnswer({ unexpected: true });
  const { shopper, password, status, host } = await render({
    ...examples['typed before'],
    answers: { getSignInConfiguration: late.answer },
  });
  await shopper.type(password(), 'correct horse');
  late.release();
  await vi.waitFor(() => expect(status()).toBe('failed'));
  const own = host.querySelector<HTMLInputElement>('form[action] [type=password]')!;
  await vi.waitFor(() => expect(own.value).toBe('correct horse'));
});

describe('a shopper who is signed in already', () => {
  const context = { account: { isSignedIn: true, email: 'ada@example.com' } };

  test.each([
    ['the return URL', '/p/410553', 'https://shop.example/p/410553'],
    ['the account page without one', undefined, 'https://shop.example/account'],
    ['the account page with one that is not allowed', '//evil.example', 'https://shop.example/account'],
  ])('is redirected to %s', async (_, returnUrl, url) => {
    const attributes: Record<string, string> = returnUrl ? { 'data-return-url': returnUrl } : {};
    const { visits, requests } = await render({ ...examples.untouched, attributes, context });
    expect(visits).toEqual([url]);
    expect(requests).toEqual([]);
  });

  test.each(['/account/login?a=1', '/account/login?a=1#form'])(
    'stays on a page whose sign-in returns to %s, the page itself, and a message says so',
    async (returnUrl) => {
      goTo('/account/login?a=1');
      const { visits, host } = await render({
        ...examples.untouched,
        attributes: { 'data-return-url': returnUrl },
        context,
      });
      expect(visits).toEqual([]);
      expect(host.innerText).toContain('You are signed in.');
    },
  );

  test('signs in again if the session has ended, with the email kept', async () => {
    const { visits, page, email } = await render({
      ...examples.untouched,
      attributes: { 'data-reason': 'expired' },
      context,
    });
    page.getByText(signInMessages.sessionExpired);
    expect(email().value).toBe('ada@example.com');
    expect(visits).toEqual([]);
  });
});

describe('the links', () => {
  const idp = '/account/auth/loginwithidp?';

  test('Google and Apple get exactly their parameters', async () => {
    const { link } = await render(examples.untouched);
    await vi.waitFor(() => expect(link('Continue with Apple')).not.toBeNull());
    const google = `${idp}idp=google&redirectUrl=%2Fp%2F410553&messageType=ExistingGoogleAccount`;
    expect(link('Continue with Google')!.getAttribute('href')).toBe(google);
    expect(link('Continue with Apple')!.getAttribute('href')).toBe(
      `${idp}idp=apple&redirectUrl=%2Fp%2F410553`,
    );
  });

  test.each([
    ['google alone', true],
    ['no other accounts', false],
  ] as const)('%s', async (name, hasGoogle) => {
    const { link, host } = await render(examples[name]);
    await vi.waitFor(() => expect(host.querySelector('[aria-busy]')).toBeNull());
    expect(!!link('Continue with Google')).toBe(hasGoogle);
    expect(link('Continue with Apple')).toBeNull();
  });

  test('include the agreements and creating an account', async () => {
    const { link } = await render(examples.untouched);
    expect(link('Terms of Use')!.getAttribute('href')).toBe('/customer-service/terms-of-use');
    expect(link('Privacy Policy')!.getAttribute('href')).toBe('/customer-service/privacy-policy');
    expect(link('Create an account')!.getAttribute('href')).toBe('/account/create-account');
  });

  test.each(['design services', 'gift registry'] as const)(
    'no account is created on a %s form',
    async (name) => {
      expect((await render(examples[name])).link('Create an account')).toBeNull();
    },
  );

  test('a design-services form has a Previous link, if its URL is allowed', async () => {
    const { attributes } = examples['design services'];
    const previous = async (url: string) =>
      (
        await render({
          ...examples['design services'],
          attributes: { ...attributes, 'data-previous-url': url },
        })
      ).link('Previous');
    expect((await previous('/design-services/form'))!.href).toBe('https://shop.example/design-services/form');
    expect(await previous('javascript:alert(1)')).toBeNull();
  });

  test('Reset password opens its layer, with the typed email', async () => {
    const { link, opened, shopper, email } = await render(examples.untouched);
    expect(link('Reset password')!.getAttribute('href')).toBe('/account/reset-password');
    await shopper.click(link('Reset password')!);
    await shopper.type(email(), 'ada@example.com');
    await shopper.click(link('Reset password')!);
    expect(opened).toEqual([
      { name: 'reset-password', props: {} },
      { name: 'reset-password', props: { email: 'ada@example.com' } },
    ]);
  });
});

describe('the nine seconds (decision 46)', () => {
  const held = examples['focus removal'];

  test('the password field is disabled on the confirmation page, then enabled', async () => {
    goTo('/account/auth/confirm?returnUrl=/p/1');
    const clock = vi.spyOn(globalThis, 'setTimeout');
    const { password } = await render(held);
    expect(password().disabled).toBe(true);
    const [end] = clock.mock.calls.find(([, delayMs]) => delayMs === 9000)!;
    (end as () => void)();
    await vi.waitFor(() => expect(password().disabled).toBe(false));
  });

  test('never while it has the focus', async () => {
    goTo('/account/auth/confirm');
    const { password } = await render(held, {
      before: (host) => host.querySelector<HTMLInputElement>('[type=password]')!.focus(),
    });
    expect(password().disabled).toBe(false);
    expect(document.activeElement).toBe(password());
  });

  test('on no other page, and not unless it is requested', async () => {
    expect((await render(held)).password().disabled).toBe(false);
    goTo('/account/auth/confirm');
    expect((await render(examples.untouched)).password().disabled).toBe(false);
  });

  test('end when the island unmounts', async () => {
    goTo('/account/auth/confirm');
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const { record } = await render(held);
    const nth = set.mock.calls.findIndex(([, delayMs]) => delayMs === 9000);
    record.unmount!();
    await vi.waitFor(() => expect(clear).toHaveBeenCalledWith(set.mock.results[nth]!.value));
  });
});

test('a page that was left while the configuration was loading loads it after a back-forward-cache restore', async () => {
  const { link, answer, visits } = await render(
    { ...examples.untouched, answers: { getSignInConfiguration: 'offline' } },
    { before: () => dispatchEvent(new Event('pagehide')) },
  );
  answer('getSignInConfiguration', examples.untouched.answers.getSignInConfiguration);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(link('Continue with Google')).not.toBeNull());
  expect(visits).toEqual([]);
});
