import type { DetachedWindowAPI } from 'happy-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callTimeoutMs } from '../../../../src/domain/retry.ts';
import { showWidget, type WidgetForm } from '../../../../src/providers/okta-form.ts';
import { OktaStandIn } from '../../../../src/testing/okta-stand-in.ts';
import { holdTimers } from '../../http/held-timers.ts';
import { scriptUrl, serveScript } from '../../providers/provider-script.ts';
import { openTestPage } from '../../render-island.tsx';
import { goTo } from '../../widgets/sign-in/sign-in-page.tsx';

type Source = Parameters<typeof showWidget>[0];

/** Shows the provider's form on an empty page. */
function show(source: Partial<Source> = {}, form: Partial<WidgetForm> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  return showWidget(
    { scriptUrl, providerUrl: '/identity', ...source },
    {
      place,
      username: () => undefined,
      onReady: () => {},
      onSession: () => {},
      onFail: () => {},
      ...form,
    },
  );
}

/** Sets globals of the page until the test ends. */
function stub(globals: Record<string, unknown>) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

beforeEach(() => {
  openTestPage({});
  goTo('/p/410553');
  document.head.replaceChildren();
});

describe('the provider’s script', () => {
  const define = () => Object.assign(vi.fn(), { amd: { jQuery: true } });

  test('loads on a page with an AMD loader', async () => {
    const script = serveScript();
    const loader = define();
    stub({ define: loader });
    await show();
    expect(script.made()).toHaveLength(1);
    expect(loader).not.toHaveBeenCalled();
  });

  test('loads on a page with globals named module and exports', async () => {
    const script = serveScript();
    stub({ module: { exports: {} }, exports: {} });
    await show();
    expect(script.made()).toHaveLength(1);
  });

  test('restores the page’s loader', async () => {
    serveScript();
    const page = { define: define(), module: { exports: {} }, exports: {} };
    const { amd } = page.define;
    stub(page);
    await show();
    expect(globalThis).toMatchObject(page);
    expect(page.define.amd).toBe(amd);
    expect(page.module).toEqual({ exports: {} });
  });

  describe('with a hash in the page context', () => {
    const hash = 'sha384-oqVuAfXRKap7fdgcCY5uykM6R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
    const preload = () => document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]');
    const context = { scriptOrigins: { 'https://shop.example': [hash] } };

    test('is loaded once the preload has checked it', async () => {
      openTestPage({ context });
      const script = serveScript();
      const shown = show();
      await vi.waitFor(() => expect(preload()?.integrity).toBe(hash));
      expect(preload()!.href).toBe(new URL(scriptUrl, location.href).href);
      expect(script.made()).toHaveLength(0);
      preload()!.dispatchEvent(new Event('load'));
      await shown;
      expect(script.made()).toHaveLength(1);
    });

    test('is not run if it is another file', async () => {
      openTestPage({ context });
      const script = serveScript();
      const shown = show();
      await vi.waitFor(() => expect(preload()).not.toBeNull());
      preload()!.dispatchEvent(new Event('error'));
      await expect(shown).rejects.toThrow('not the file of the page’s hash');
      expect(script.made()).toHaveLength(0);
      expect(preload()).toBeNull();
    });
  });

  test.each([
    [{ redirectOrigins: ['https://cdn.example'] }],
    [{ credentialOrigins: ['https://cdn.example'] }],
  ])('of another origin is not loaded with %j alone', async (context) => {
    openTestPage({ context });
    const refused = show({ scriptUrl: 'https://cdn.example/okta.js' });
    await expect(refused).rejects.toThrow('one of scriptOrigins');
  });

  test('gets no other origin’s providerUrl without credentialOrigins', async () => {
    openTestPage({
      context: { scriptOrigins: { 'https://login.example': [] }, redirectOrigins: ['https://login.example'] },
    });
    const refused = show({ providerUrl: 'https://login.example' });
    await expect(refused).rejects.toThrow('one of credentialOrigins');
  });

  test('restores the page’s loader if it fails to load', async () => {
    const loader = define();
    stub({ define: loader });
    await expect(show({ scriptUrl: '/identity/missing.js' })).rejects.toThrow();
    expect(loader.amd).toEqual({ jQuery: true });
  });

  test('restores the page’s loader if it hangs', async () => {
    const clock = holdTimers(callTimeoutMs);
    const loader = define();
    stub({ define: loader });
    serveScript({ isHeld: true, url: '/identity/hanging.js' });
    const shown = show({ scriptUrl: '/identity/hanging.js' });
    (await clock.next())();
    await expect(shown).rejects.toThrow('left no OktaSignIn');
    expect(loader.amd).toEqual({ jQuery: true });
  });

  // A browser may cache a failed import for the life of the page.
  test('is loaded from another URL after a failure', async () => {
    const script = serveScript({ url: '/identity/late.js#1' });
    await expect(show({ scriptUrl: '/identity/late.js' })).rejects.toThrow();
    await show({ scriptUrl: '/identity/late.js' });
    expect(script.made()).toHaveLength(1);
  });

  test('is loaded from another URL if it defined nothing', async () => {
    vi.doMock('https://shop.example/identity/empty.js', () => ({}));
    const script = serveScript({ url: '/identity/empty.js#1' });
    await expect(show({ scriptUrl: '/identity/empty.js' })).rejects.toThrow('left no OktaSignIn');
    await show({ scriptUrl: '/identity/empty.js' });
    expect(script.made()).toHaveLength(1);
  });

  test('restores the page’s loader after two concurrent loads', async () => {
    const script = serveScript();
    const loader = define();
    stub({ define: loader });
    await Promise.all([show(), show()]);
    expect(script.made()).toHaveLength(2);
    expect(loader.amd).toEqual({ jQuery: true });
  });

  test('does not overwrite a loader that the page has set meanwhile', async () => {
    const script = serveScript({ isHeld: true, url: '/identity/superseded.js' });
    const loader = define();
    stub({ define: loader });
    const shown = show({ scriptUrl: '/identity/superseded.js' });
    await vi.waitFor(() => expect(script.isAsked).toBe(true));
    const later = { jQuery: false };
    loader.amd = later as unknown as typeof loader.amd;
    script.release();
    await shown.catch(() => {});
    expect(loader.amd).toBe(later);
  });
});

describe('the configuration of the provider’s form', () => {
  const config = {
    el: '#elsewhere',
    baseUrl: 'https://evil.example',
    username: 'eve',
    useClassicEngine: false,
    useInteractionCodeFlow: true,
    issuer: 'https://evil.example/oauth2',
    clientId: 'evil',
    redirect: 'always',
    redirectUri: 'https://evil.example/callback',
    relayState: 'https://evil.example',
    authClient: {},
    authParams: { issuer: 'https://evil.example/oauth2' },
    authScheme: 'oauth2',
    stateToken: 'eve’s',
    recoveryToken: 'eve’s',
    proxyIdxResponse: {},
    idps: [{ type: 'evil' }],
    idpDiscovery: { requestContext: 'https://evil.example' },
    piv: { certAuthUrl: 'https://evil.example' },
  };

  test.each(Object.entries(config))('cannot set %s', async (name, value) => {
    const script = serveScript();
    await show({ config: { [name]: value } });
    expect(Object.entries(script.made()[0]!.config)).not.toContainEqual([name, value]);
  });

  test('sets its styles and its texts', async () => {
    const script = serveScript();
    const looks = { language: 'fr', features: { rememberMe: false }, i18n: { en: { a: 'b' } } };
    await show({ config: looks });
    expect(script.made()[0]!.config).toMatchObject(looks);
  });
});

describe('the provider’s stylesheet', () => {
  const styleUrl = '/identity/okta-sign-in.min.css';
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

  /** The script is on the page. */
  const bringScript = () => stub({ OktaSignIn: OktaStandIn });

  /** All stylesheets load until the test ends. */
  function serveStyles() {
    const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
    settings.handleDisabledFileLoadingAsSuccess = true;
    onTestFinished(() => {
      settings.handleDisabledFileLoadingAsSuccess = false;
    });
  }

  test('is removed after a failure', async () => {
    bringScript();
    await expect(show({ styleUrl })).rejects.toThrow('stylesheet');
    expect(links()).toEqual([]);
  });

  test('is loaded again after a failure', async () => {
    bringScript();
    await expect(show({ styleUrl })).rejects.toThrow('stylesheet');
    await expect(show({ styleUrl })).rejects.toThrow('stylesheet');
  });

  test('is not loaded again if it is there', async () => {
    serveStyles();
    serveScript();
    await show({ styleUrl });
    await show({ styleUrl });
    expect(links()).toHaveLength(1);
  });
});
