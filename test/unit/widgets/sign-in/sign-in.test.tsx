import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSignInConfigurationExample } from '../../../../src/contract/account/account.examples.ts';
import { signInMessages } from '../../../../src/domain/account/account-messages.ts';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { goTo, render, words } from './sign-in-page.tsx';

beforeEach(() => goTo('/checkout/cart'));

describe('the fields', () => {
  test('have the attributes for password managers', async () => {
    const { email, password } = await render(examples.untouched);
    expect(email()).toMatchObject({ autocomplete: 'username', inputMode: 'email', type: 'email' });
    expect(password()).toMatchObject({ autocomplete: 'current-password', type: 'password' });
  });

  test('take no focus by themselves', async () => {
    await render(examples.untouched);
    expect(document.activeElement).toBe(document.body);
  });

  test('keep text typed before mounting, including the password, and the focus', async () => {
    const { email, password } = await render(examples['typed before'], {
      before(host) {
        const typed = host.querySelector<HTMLInputElement>('[type=password]')!;
        typed.value = 'half a pass';
        typed.focus();
      },
    });
    expect(email().value).toBe('ada@example.com');
    expect(password().value).toBe('half a pass');
    expect(document.activeElement).toBe(password());
  });

  test('show while the configuration is loading', async () => {
    const { email, host } = await render(examples.loading);
    expect(email().disabled).toBe(false);
    expect(host.querySelector('[aria-busy="true"] .si-skeleton')).not.toBeNull();
  });

  test('the password can be shown, and hidden again', async () => {
    const { page, shopper, password } = await render(examples.untouched);
    const button = page.getByRole('button', { name: 'Show password' });
    await shopper.type(password(), 'secret');
    await shopper.click(button);
    expect(password().type).toBe('text');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await shopper.click(button);
    expect(password()).toMatchObject({ type: 'password', value: 'secret' });
  });

  test('no password is ever in an attribute', async () => {
    const { submit, posts } = await render(examples.untouched);
    await submit();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(document.documentElement.outerHTML).not.toMatch(/correct horse|example-session-token/);
  });
});

describe('empty fields', () => {
  test('show the server’s messages, the first is focused, and nothing is sent', async () => {
    const { submit, page, email, password, asked, shopper } = await render(examples.untouched);
    await vi.waitFor(() => page.getByRole('link', { name: 'Continue with Google' }));
    await submit('', '');
    page.getByText(words.usernameRequired!);
    page.getByText(words.passwordRequired!);
    expect(document.activeElement).toBe(email());
    await shopper.type(email(), 'a');
    expect(page.queryByText(words.usernameRequired!)).toBeNull();
    await shopper.click(page.getByRole('button', { name: 'Sign In' }));
    expect(document.activeElement).toBe(password());
    expect(asked()).toEqual([]);
  });

  test('show the page’s messages if there are any', async () => {
    const { submit, page } = await render(examples['texts of the page']);
    await submit('', '');
    page.getByText('An email address is needed here.');
    page.getByRole('region', { name: 'Welcome Back' });
  });
});

describe('signing in', () => {
  test('calls the provider at its URL, without the token of the page', async () => {
    const { submit, asked } = await render(examples.untouched);
    await submit(' ada@example.com ', ' correct horse ');
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    const [{ url, headers, body }] = asked() as [ReturnType<typeof asked>[number]];
    expect(url.pathname).toBe('/identity/api/v1/authn');
    expect(headers.has('RequestVerificationToken')).toBe(false);
    expect(body).toEqual({ username: 'ada@example.com', password: ' correct horse ' });
  });

  test('posts the session token, the return URL and the page’s token, and leaves no form behind', async () => {
    const { submit, posts } = await render(examples.untouched);
    await submit();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      action: 'https://shop.example/account/auth',
      method: 'post',
      fields: {
        sessionToken: 'example-session-token',
        redirectUrl: '/p/410553',
        __RequestVerificationToken: 'token-of-the-page',
      },
    });
    expect(document.querySelector('form[action*="auth"]')).toBeNull();
  });

  test('sends the page’s token under the page’s own field name', async () => {
    const { submit, posts } = await render({
      ...examples.untouched,
      context: { antiForgery: { field: 'csrf' } },
    });
    await submit();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.fields).toHaveProperty('csrf');
    expect(posts[0]!.fields).not.toHaveProperty('__RequestVerificationToken');
  });

  test('notifies the page, without a secret', async () => {
    const events: unknown[] = [];
    document.addEventListener('storefront:signed-in', ({ detail }) => events.push(detail), { once: true });
    const { submit, posts } = await render(examples.untouched);
    await submit();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(events).toMatchObject([{ email: 'ada@example.com' }]);
    expect(JSON.stringify(events)).not.toMatch(/correct horse|example-session-token|token-of-the-page/);
  });

  test('waits for the provider’s URL, and sends one request', async () => {
    let late = () => {};
    const { submit, asked, button, shopper } = await render({
      ...examples.untouched,
      answers: {
        ...examples.untouched.answers,
        authenticate: 'never',
        getSignInConfiguration: () =>
          new Promise((resolve) => {
            late = () => resolve(Response.json(getSignInConfigurationExample.answer));
          }),
      },
    });
    await submit();
    expect(button().getAttribute('aria-busy')).toBe('true');
    await shopper.click(button());
    expect(asked()).toEqual([]);
    late();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('replays a submit from before mounting', async () => {
    const { posts } = await render(examples['typed before'], {
      held: 'submit',
      before(host) {
        host.querySelector<HTMLInputElement>('[type=password]')!.value = 'correct horse';
      },
    });
    await vi.waitFor(() => expect(posts).toHaveLength(1));
  });
});

describe('a refusal', () => {
  test.each(['wrong password', 'locked out'] as const)(
    '%s: the password is tied to the message',
    async (name) => {
      const { submit, host, password, email } = await render(examples[name]);
      expect(password().getAttribute('aria-invalid')).toBeNull();
      await submit();
      await vi.waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
      const described = password().getAttribute('aria-describedby')!.split(' ');
      const alert = host.querySelector('[role="alert"]')!;
      expect(described).toContain(alert.id);
      expect(email().getAttribute('aria-invalid')).toBeNull();
    },
  );

  test('hides a shown password again', async () => {
    const { submit, page, password, shopper, alerts } = await render(examples['wrong password']);
    await shopper.click(page.getByRole('button', { name: words.showPassword ?? 'Show password' }));
    expect(password().type).toBe('text');
    await submit();
    await vi.waitFor(() => expect(alerts()).toHaveLength(1));
    expect(password().type).toBe('password');
  });

  test.each([
    ['wrong password', words.genericSummary],
    ['locked out', words.lockout],
    ['locked out, as an error', words.lockout],
    ['default texts', signInMessages.genericSummary],
  ] as const)('%s: shows the server’s message once and keeps the typed text', async (name, text) => {
    const { submit, alerts, email, password, errors, posts } = await render(examples[name]);
    await submit();
    await vi.waitFor(() => expect(alerts()).toEqual([text]));
    expect(email().value).toBe('ada@example.com');
    expect(password().value).toBe('correct horse');
    await vi.waitFor(() => expect(document.activeElement).toBe(password()));
    expect(errors).toEqual([]);
    expect(posts).toEqual([]);
  });

  test('disappears on the next try', async () => {
    const { submit, alerts, answer, button, shopper } = await render(examples['wrong password']);
    await submit();
    await vi.waitFor(() => expect(alerts()).toHaveLength(1));
    answer('authenticate', 'never');
    await shopper.click(button());
    expect(alerts()).toEqual([]);
  });
});

describe('a failure', () => {
  test.each([
    ['failure', errorMessages.networkErrorMessage],
    ['another factor wanted', errorMessages.genericErrorMessage],
  ] as const)('%s: is shown and reported once, and the form works again', async (name, text) => {
    const { submit, alerts, email, password, errors, answer, button, shopper, posts } = await render(
      examples[name],
    );
    await submit();
    await vi.waitFor(() => expect(alerts()).toEqual([text]));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('sign in failed: POST /identity/api/v1/authn');
    expect(errors[0]).not.toMatch(/ada@|correct horse/);
    expect([email().value, password().value]).toEqual(['ada@example.com', 'correct horse']);
    answer('authenticate', { status: 'SUCCESS', sessionToken: 'second' });
    await shopper.click(button());
    await vi.waitFor(() => expect(posts[0]!.fields.sessionToken).toBe('second'));
  });

  test('a provider that is not allowed is never called', async () => {
    const { submit, asked, alerts, errors } = await render({
      ...examples.untouched,
      answers: { getSignInConfiguration: { providerUrl: 'https://evil.example' } },
    });
    await submit();
    await vi.waitFor(() => expect(alerts()).toEqual([errorMessages.genericErrorMessage]));
    expect(asked()).toEqual([]);
    expect(errors.join()).toContain('credentialOrigins');
  });
});

test('both fields are required', async () => {
  const { email, password } = await render(examples.untouched);
  expect([email().required, password().required]).toEqual([true, true]);
});

test('a password that was not sent is emptied and hidden when the page is left', async () => {
  const { page, password, shopper } = await render(examples.untouched);
  await shopper.type(password(), 'correct horse');
  await shopper.click(page.getByRole('button', { name: words.showPassword ?? 'Show password' }));
  dispatchEvent(new Event('pagehide'));
  expect(password().value).toBe('');
  await vi.waitFor(() => expect(password().type).toBe('password'));
});

test('the form works again after a back-forward-cache restore', async () => {
  const { submit, posts, button, password } = await render(examples.untouched);
  await submit();
  await vi.waitFor(() => expect(posts).toHaveLength(1));
  dispatchEvent(new Event('pagehide'));
  expect(password().value).toBe('');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
});

test('typing does not rerender', async () => {
  const { host, email, shopper } = await render(examples.untouched);
  await vi.waitFor(() => expect(host.querySelector('[aria-busy]')).toBeNull());
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((found) => changes.push(...found));
  observer.observe(host, { subtree: true, childList: true, characterData: true });
  await shopper.type(email(), 'ada@example.com');
  changes.push(...observer.takeRecords());
  expect(changes).toEqual([]);
});

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

  test('a sign-in of appointments offers to create an account', async () => {
    const example = { ...examples.untouched, attributes: { 'data-form': 'manage-appointments' } };
    expect((await render(example)).link('Create an account')).not.toBeNull();
  });

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
