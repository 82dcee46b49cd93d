import { within } from 'storybook/test';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { authenticateExample } from '../../../../src/contract/account/account.examples.ts';
import { OktaStandIn } from '../../../../src/testing/okta-stand-in.ts';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
import { examples as popupExamples } from '../../../../widgets/sign-in-popup/sign-in-popup.examples.ts';
import signInPopup from '../../../../widgets/sign-in-popup/sign-in-popup.island.ts';
import { openIsland } from '../../render-island.tsx';
import { goTo, notePosts, noteVisits, render } from './sign-in-page.tsx';

const ownForm = examples['the provider’s own form'];
const page = globalThis as { OktaSignIn?: unknown };

/** The provider's script is on the page. */
function bringScript() {
  page.OktaSignIn = OktaStandIn;
  OktaStandIn.made = [];
  onTestFinished(() => {
    delete page.OktaSignIn;
  });
  return () => OktaStandIn.made.at(-1)!;
}

/** The provider's form, once it is shown. */
async function shown() {
  const query = within(document.body);
  await vi.waitFor(() => query.getByLabelText('Username'));
  await vi.waitFor(() => expect(query.getByLabelText('Username').closest('[hidden]')).toBeNull());
  return {
    username: query.getByLabelText('Username') as HTMLInputElement,
    secret: query.getByLabelText('Secret') as HTMLInputElement,
    button: query.getByRole('button', { name: 'Sign in with the provider' }),
  };
}

/** A configuration with the provider's form, and these changes. */
const asking = (widget: Record<string, unknown>) => ({
  ...ownForm,
  answers: {
    ...ownForm.answers,
    getSignInConfiguration: {
      ...ownForm.answers.getSignInConfiguration,
      widget: { ...ownForm.answers.getSignInConfiguration.widget, ...widget },
    },
  },
});

beforeEach(() => goTo('/p/410553'));

describe('the provider’s own form', () => {
  test('replaces the library’s', async () => {
    bringScript();
    const { host } = await render(ownForm);
    await shown();
    expect(host.querySelector('.si-sign-in-form__password')).toBeNull();
  });

  test('is configured with the provider’s URL, the page’s language and the Classic Engine', async () => {
    const made = bringScript();
    await render(ownForm);
    await shown();
    expect(made().config).toEqual({
      baseUrl: 'https://shop.example/identity',
      language: 'en',
      useClassicEngine: true,
      username: undefined,
      features: { rememberMe: false },
    });
  });

  test('cannot be sent to another URL by its configuration', async () => {
    const made = bringScript();
    await render(asking({ config: { baseUrl: 'https://evil.example' } }));
    await shown();
    expect(made().config.baseUrl).toBe('https://shop.example/identity');
  });

  test('keeps the links around it', async () => {
    bringScript();
    const { link } = await render(ownForm);
    await shown();
    expect(link('Continue with Google')).not.toBeNull();
    expect(link('Reset password')).not.toBeNull();
    expect(link('Terms of Use')).not.toBeNull();
    expect(link('Create an account')).not.toBeNull();
  });

  test('starts with the email typed meanwhile, and takes over that field’s focus', async () => {
    const made = bringScript();
    let release = () => {};
    const late = new Promise<Response>((resolve) => {
      release = () => resolve(Response.json(ownForm.answers.getSignInConfiguration));
    });
    const { shopper, email } = await render({
      ...ownForm,
      answers: { ...ownForm.answers, getSignInConfiguration: () => late },
    });
    await shopper.type(email(), 'ada@example.com');
    release();
    const { username } = await shown();
    expect(made().config.username).toBe('ada@example.com');
    expect(document.activeElement).toBe(username);
  });

  test('takes no focus from elsewhere', async () => {
    bringScript();
    await render(ownForm);
    await shown();
    expect(document.activeElement).toBe(document.body);
  });

  test('is removed with the island', async () => {
    const made = bringScript();
    const { record } = await render(ownForm);
    await shown();
    const remove = vi.spyOn(made(), 'remove');
    record.unmount!();
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
  });

  test('is remounted after a back-forward-cache restore', async () => {
    const made = bringScript();
    await render(ownForm);
    await shown();
    const first = made();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(made()).not.toBe(first));
    await vi.waitFor(() => expect(document.querySelectorAll('[name="okta-password"]')).toHaveLength(1));
  });
});

describe('a successful sign-in with the provider’s form', () => {
  async function signedIn() {
    const made = bringScript();
    const events: unknown[] = [];
    document.addEventListener('storefront:signed-in', ({ detail }) => events.push(detail), { once: true });
    const island = await render(ownForm);
    const form = await shown();
    await island.shopper.type(form.username, 'ada@example.com');
    await island.shopper.type(form.secret, 'correct horse');
    await island.shopper.click(form.button);
    return { ...island, made, events };
  }

  test('posts the session token, the return URL and the page’s token', async () => {
    const { posts } = await signedIn();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toEqual({
      action: 'https://shop.example/account/auth',
      method: 'post',
      fields: {
        sessionToken: 'example-session-token',
        redirectUrl: '/p/410553',
        __RequestVerificationToken: 'token-of-the-page',
      },
    });
  });

  test('notifies the page without a secret, and writes none into an attribute', async () => {
    const { posts, events } = await signedIn();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(events).toMatchObject([{ email: 'ada@example.com' }]);
    expect(JSON.stringify(events)).not.toMatch(/correct horse|example-session-token/);
    expect(document.documentElement.outerHTML).not.toMatch(/correct horse|example-session-token/);
  });
});

test('a link sent by the provider’s form leaves the page as it is', async () => {
  const made = bringScript();
  const { posts, visits, errors } = await render(ownForm);
  await shown();
  made().succeed({ status: 'FORGOT_PASSWORD_EMAIL_SENT', username: 'ada@example.com' });
  expect([posts, visits, errors]).toEqual([[], [], []]);
});

test('the provider’s form shows a refusal, and can be tried again', async () => {
  bringScript();
  const { shopper, answer, posts, alerts } = await render({
    ...ownForm,
    answers: { ...ownForm.answers, authenticate: 401 },
  });
  const { username, secret, button } = await shown();
  await shopper.type(username, 'ada@example.com');
  await shopper.type(secret, 'wrong horse');
  await shopper.click(button);
  await vi.waitFor(() => expect(alerts()).toEqual(['Unable to sign in']));
  answer('authenticate', { ...authenticateExample.answer, sessionToken: 'second' });
  await shopper.click(button);
  await vi.waitFor(() => expect(posts[0]!.fields.sessionToken).toBe('second'));
});

describe('a provider’s form that cannot be loaded', () => {
  const login = 'https://shop.example/account/login?returnUrl=%2Fp%2F410553&isRedirect=true';

  test('the login page takes over when its script does not load', async () => {
    const { visits, errors } = await render(ownForm);
    await vi.waitFor(() => expect(visits).toEqual([login]));
    expect(errors).toHaveLength(1);
  });

  test('the server’s own form comes back on the login page', async () => {
    goTo('/account/login');
    const { visits, host, status, serverNodes, errors } = await render(
      // Another URL: the module loader caches the error of a failed one, which is reported once.
      asking({ scriptUrl: '/identity/okta-of-the-login-page.js' }),
    );
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect([...host.childNodes]).toEqual(serverNodes);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(visits).toEqual([]);
  });

  test.each([
    ['CONFIG_ERROR', (made: OktaStandIn) => made.fail({ name: 'CONFIG_ERROR', message: 'correct horse' })],
    ['without a session', (made: OktaStandIn) => made.succeed({ status: 'SUCCESS', tokens: {} })],
  ])('the login page takes over when it ends: %s', async (words, end) => {
    const made = bringScript();
    const { visits, errors } = await render(ownForm);
    await shown();
    end(made());
    await vi.waitFor(() => expect(visits).toEqual([login]));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(words);
    expect(errors[0]).not.toContain('correct horse');
  });

  test.each([
    ['widget.scriptUrl', { scriptUrl: 'https://evil.example/okta.js?key=1' }],
    ['widget.styleUrl', { styleUrl: '//evil.example/okta.css' }],
  ])('a %s that is not allowed is refused by name, and nothing is loaded', async (name, widget) => {
    const made = bringScript();
    const { visits, errors } = await render(asking(widget));
    await vi.waitFor(() => expect(visits).toEqual([login]));
    expect(errors[0]).toContain(`${name} `);
    expect(errors[0]).toContain('scriptOrigins');
    expect(errors[0]).not.toContain('key=1');
    expect(made()).toBeUndefined();
    expect(document.querySelector('link[href*="evil"]')).toBeNull();
  });
});

describe('the popup with the provider’s own form', () => {
  async function open() {
    goTo('/p/410553');
    const made = bringScript();
    const posts = notePosts();
    const visits = noteVisits();
    const island = await openIsland(signInPopup, popupExamples['the provider’s own form']);
    return { ...island, made, posts, visits, dialog: () => document.querySelector('dialog') };
  }

  test('is a layer that allows others above it', async () => {
    const { dialog } = await open();
    await shown();
    expect(dialog()!.hasAttribute('data-foreign-layers')).toBe(true);
    expect(dialog()!.open).toBe(true);
  });

  test('focuses it', async () => {
    await open();
    const { username } = await shown();
    expect(document.activeElement).toBe(username);
  });

  test('removes it when it closes', async () => {
    const { made, page: query, shopper, dialog } = await open();
    await shown();
    const remove = vi.spyOn(made(), 'remove');
    await shopper.click(query.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(remove).toHaveBeenCalledOnce();
  });
});
