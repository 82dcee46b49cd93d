import { onTestFinished, vi } from 'vitest';
import { type OktaStandIn, oktaScript } from '../../../src/testing/okta-stand-in.ts';

/** Of a test's own: the examples' address does not answer, and one that has failed is asked for by another. */
export const scriptUrl = '/identity/okta-stand-in.js';

const page = globalThis as { OktaSignIn?: typeof OktaStandIn };

/** Serves the provider's script, until the test ends; a held one comes only when it is let go. */
export function serveScript({ isHeld = false, url = scriptUrl } = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (!isHeld) release();
  let isOver = false;
  const script = { isAsked: false, release, made: () => page.OktaSignIn?.made ?? [] };
  const { href } = new URL(url, 'https://shop.example');
  vi.doMock(href, async () => {
    script.isAsked = true;
    await released;
    if (!isOver) new Function(oktaScript)();
    return {};
  });
  onTestFinished(() => {
    isOver = true;
    release();
    vi.doUnmock(href);
    vi.resetModules();
    delete page.OktaSignIn;
  });
  return script;
}
