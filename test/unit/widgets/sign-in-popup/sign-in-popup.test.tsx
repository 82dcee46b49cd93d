import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInMessages } from '../../../../src/domain/account/account-messages.ts';
import { returnKey } from '../../../../src/page/return-record.ts';
import { sharedStore } from '../../../../src/page/shared-store.ts';
import { askedNextAtom } from '../../../../src/state/account/return.ts';
import { examples } from '../../../../widgets/sign-in-popup/sign-in-popup.examples.ts';
import signInPopup from '../../../../widgets/sign-in-popup/sign-in-popup.island.ts';
import { closed } from '../../popup-page.ts';
import { type IslandExample, openIsland, openTestPage } from '../../render-island.tsx';
import { goTo, notePosts, noteVisits } from '../sign-in/sign-in-page.tsx';

async function open(example: IslandExample, content?: HTMLElement) {
  const posts = notePosts();
  const visits = noteVisits();
  const on = openTestPage(example);
  if (content) document.body.append(content);
  const island = await openIsland(signInPopup, example, on);
  return { ...island, posts, visits, dialog: () => island.page.queryByRole('dialog') };
}

/** A part of the page, from its HTML. */
function part(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

beforeEach(() => goTo('/p/410553?color=sand'));

describe('the popup', () => {
  test('focuses its first field, and the body has a class while it is open', async () => {
    const { page, shopper, host } = await open(examples.untouched);
    expect(document.activeElement).toBe(page.getByLabelText('Email address'));
    expect(document.body.classList.contains('login-on')).toBe(true);
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    expect(document.body.classList.contains('login-on')).toBe(false);
    expect(document.querySelector('[data-island-overlay]')).toBeNull();
  });

  test.each([
    ['untouched', '/p/410553'],
    ['of this page', '/p/410553?color=sand'],
  ] as const)('%s: returns to the given page', async (name, redirectUrl) => {
    const { page, shopper, posts } = await open(examples[name]);
    await shopper.type(page.getByLabelText('Email address'), 'ada@example.com');
    await shopper.type(page.getByLabelText('Password'), 'correct horse{Enter}');
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]!.fields).toMatchObject({ redirectUrl });
  });

  test('keeps the email when it is closed and opened again, with the focus on the password', async () => {
    const first = await open(examples.untouched);
    await first.shopper.type(first.page.getByLabelText('Email address'), 'ada@example.com');
    await first.shopper.type(first.page.getByLabelText('Password'), 'correct horse');
    await first.shopper.click(first.page.getByRole('button', { name: 'Close' }));
    await closed(first);
    const { page } = await openIsland(signInPopup, examples.untouched, first);
    expect((page.getByLabelText('Email address') as HTMLInputElement).value).toBe('ada@example.com');
    expect((page.getByLabelText('Password') as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(page.getByLabelText('Password'));
  });

  test('keeps the email in memory only', async () => {
    const { page, shopper } = await open(examples.untouched);
    await shopper.type(page.getByLabelText('Email address'), 'ada@example.com');
    const kept = [{ ...sessionStorage }, { ...localStorage }, history.state, document.cookie];
    expect(JSON.stringify(kept)).not.toContain('ada');
    expect(document.documentElement.outerHTML).not.toContain('ada@example.com');
  });

  test('focuses the link that opens a layer, so that the focus can return there (Safari does not)', async () => {
    const { page, opened } = await open(examples.untouched);
    const link = page.getByRole('link', { name: 'Reset password' });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(link);
    expect(opened.map(({ name }) => name)).toEqual(['reset-password']);
  });

  test('returns to the account page if its return URL is not allowed', async () => {
    const { page, shopper, posts } = await open({
      ...examples.untouched,
      props: { returnUrl: 'https://evil.example/' },
    });
    await shopper.type(page.getByLabelText('Email address'), 'ada@example.com');
    await shopper.type(page.getByLabelText('Password'), 'correct horse{Enter}');
    await vi.waitFor(() => expect(posts[0]!.fields.redirectUrl).toBe('/account'));
  });

  test('after a session has ended keeps the email, and focuses the password', async () => {
    const { page, visits } = await open(examples.expired);
    page.getByText(signInMessages.sessionExpired);
    expect((page.getByLabelText('Email address') as HTMLInputElement).value).toBe('ada@example.com');
    expect(document.activeElement).toBe(page.getByLabelText('Password'));
    expect(visits).toEqual([]);
  });

  test('redirects a shopper who is signed in already', async () => {
    const { visits, requests } = await open({
      ...examples['of this page'],
      context: { account: { isSignedIn: true } },
    });
    expect(visits).toEqual(['https://shop.example/account']);
    expect(requests).toEqual([]);
  });

  test('without a configuration the login page takes over', async () => {
    const { visits } = await open({ ...examples.untouched, answers: { getSignInConfiguration: 503 } });
    await vi.waitFor(() =>
      expect(visits).toEqual(['https://shop.example/account/login?returnUrl=%2Fp%2F410553&isRedirect=true']),
    );
  });
});

describe('does not open', () => {
  const form = '<form method="post"><input name="email"><input type="password" name="password"></form>';

  test('if the page has a sign-in, which gets the focus', async () => {
    const { dialog, requests } = await open(
      examples.untouched,
      part(`<div data-island="sign-in">${form}</div>`),
    );
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('[name=email]')));
    expect(document.querySelector('[data-island-overlay]')).toBeNull();
    expect(requests).toEqual([]);
  });

  test.each([
    ['on a registry sign-in page', '/gift-registry/sign-in', {}],
    ['on one further down', '/gift-registry/manage/signin?x=1', {}],
    ['where the page says so', '/p/1', { isRegistrySignIn: true }],
  ])('%s', async (_, path, props) => {
    goTo(path);
    const { dialog } = await open({ ...examples.untouched, props }, part(form));
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('[type=password]')));
    expect(document.body.classList.contains('login-on')).toBe(false);
  });

  test.each([
    ['has no field yet', '<div data-island="sign-in"></div>'],
    ['takes no focus', `<div data-island="sign-in">${form.replaceAll('<input', '<input disabled')}</div>`],
  ])('but does if the page’s sign-in %s', async (_, html) => {
    const { dialog } = await open(examples.untouched, part(html));
    expect(dialog()).not.toBeNull();
  });

  test('but does on other pages of the registry', async () => {
    goTo('/gift-registry/registrant-list');
    expect((await open(examples.untouched)).dialog()).not.toBeNull();
  });
});

test.each(['design services', 'gift registry'] as const)(
  'a %s form does not offer to create an account',
  async (name) => {
    const { page } = await open(examples[name]);
    expect(page.queryByRole('link', { name: 'Create an account' })).toBeNull();
    expect(!!page.queryByRole('link', { name: 'Previous' })).toBe(name === 'design services');
  },
);

describe('the overlay to open after the sign-in', () => {
  const next = { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } };
  const asked = { ...examples['of this page'], props: { next } };
  const kept = () => JSON.parse(sessionStorage.getItem(returnKey) ?? 'null');

  beforeEach(() => sessionStorage.clear());

  test('is stored for the page that the sign-in returns to', async () => {
    const { page, shopper, posts } = await open(asked);
    await shopper.type(page.getByLabelText('Email address'), 'ada@example.com');
    await shopper.type(page.getByLabelText('Password'), 'correct horse{Enter}');
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(kept()).toMatchObject({ url: '/p/410553?color=sand', next });
  });

  test('is stored without name and password', async () => {
    const { page, shopper, posts } = await open(asked);
    await shopper.type(page.getByLabelText('Email address'), 'ada@example.com');
    await shopper.type(page.getByLabelText('Password'), 'correct horse{Enter}');
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(sessionStorage.getItem(returnKey)).not.toMatch(/ada@example|correct horse|session-token/);
  });

  test('is stored when the shopper leaves to sign in with another account', async () => {
    const { page } = await open(asked);
    const link = await page.findByRole('link', { name: 'Continue with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(kept()).toMatchObject({ url: '/p/410553?color=sand', next });
  });

  test('is stored when the login page takes over', async () => {
    const { visits } = await open({ ...asked, answers: { getSignInConfiguration: 503 } });
    await vi.waitFor(() => expect(visits).toHaveLength(1));
    expect(kept()).toMatchObject({ url: '/p/410553?color=sand', next });
  });

  test('is removed when the popup is closed', async () => {
    const { page, shopper, host } = await open(asked);
    const link = page.getByRole('link', { name: 'Create an account' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(kept()).not.toBeNull();
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    expect(kept()).toBeNull();
  });

  test('is removed when the shopper returns from another account by Back', async () => {
    const { page } = await open(asked);
    const link = await page.findByRole('link', { name: 'Continue with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(kept()).toBeNull());
  });

  test('is stored when the shopper leaves to create an account', async () => {
    const { page } = await open(asked);
    const link = page.getByRole('link', { name: 'Create an account' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(kept()).toMatchObject({ url: '/p/410553?color=sand', next });
    expect(link.getAttribute('href')).toContain('?returnUrl=%2Fp%2F410553%3Fcolor%3Dsand');
  });

  test('waits for the page’s own sign-in if there is one', async () => {
    await open(asked, part('<div data-island="sign-in"><input name="email"></div>'));
    expect(sharedStore().get(askedNextAtom)).toEqual(next);
  });

  test('opens the popup if the page’s own sign-in has failed, whose form knows nothing of it', async () => {
    const failed = '<div data-island="sign-in" data-island-status="failed"><input name="email"></div>';
    expect((await open(asked, part(failed))).dialog()).not.toBeNull();
  });
});

describe('a session that has ended', () => {
  const ended = (more: Record<string, unknown>) => ({
    ...examples.expired,
    props: { ...examples.expired.props, returnUrl: '/p/410553?color=sand', ...more },
  });

  test('says when the shopper closes the popup', async () => {
    const onCancel = vi.fn();
    const { page, shopper } = await open(ended({ onCancel }));
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('leaves with what opens after the sign-in', async () => {
    const next = { name: 'cart-confirmation', props: { adding: [{ Sku: '410553', Quantity: 1 }] } };
    const onCancel = vi.fn();
    const { page, shopper, posts } = await open(ended({ onSignIn: () => next, onCancel }));
    await shopper.type(page.getByLabelText('Password'), 'correct horse{Enter}');
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(JSON.parse(sessionStorage.getItem(returnKey)!).next).toEqual(next);
    expect(onCancel).not.toHaveBeenCalled();
  });
});
