import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSignInConfigurationExample } from '../../../../src/contract/account/account.examples.ts';
import { signInMessages } from '../../../../src/domain/account/account-messages.ts';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
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
