import { onTestFinished, vi } from 'vitest';
import { type OktaStandIn, oktaScript } from '../../../src/testing/okta-stand-in.ts';

/** Where the examples' configuration has the provider's script. */
export const scriptUrl = '/identity/okta-sign-in.classic.min.js';

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
