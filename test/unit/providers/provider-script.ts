import { onTestFinished, vi } from 'vitest';
import { type OktaStandIn, oktaScript } from '../../../src/testing/okta-stand-in.ts';

/** Of a test's own: the examples' address does not answer, and one that has failed is asked for by another. */
export const scriptUrl = '/identity/okta-stand-in.js';

const page = globalThis as { OktaSignIn?: typeof OktaStandIn };

/** Serves the provider's script, until the test ends; a held one comes only when it is let go. */
export function serveScript({ isHeld = false, url = scriptUrl } = {}) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  if (!isHeld) letGo();
  let isOver = false;
  const script = { isAsked: false, letGo, made: () => page.OktaSignIn?.made ?? [] };
  const { href } = new URL(url, 'https://shop.example');
  vi.doMock(href, async () => {
    script.isAsked = true;
    await released;
    if (!isOver) new Function(oktaScript)();
    return {};
  });
  onTestFinished(() => {
    isOver = true;
    letGo();
    vi.doUnmock(href);
    vi.resetModules();
    delete page.OktaSignIn;
  });
  return script;
}
