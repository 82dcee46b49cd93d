import { onTestFinished, vi } from 'vitest';
import { type OktaStandIn, oktaScript } from '../../../src/testing/okta-stand-in.ts';

/** Not the examples' URL, because that does not answer, and a failed script URL cannot be loaded again. */
export const scriptUrl = '/identity/okta-stand-in.js';

const page = globalThis as { OktaSignIn?: typeof OktaStandIn };

/** Serves the provider's script until the test ends; a held one loads only when it is released. */
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
