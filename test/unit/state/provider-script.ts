import { onTestFinished, vi } from 'vitest';
import { type OktaStandIn, oktaScript } from '../../../src/testing/okta-stand-in.ts';

/** Where the examples' configuration has the provider's script. */
export const scriptUrl = '/identity/okta-sign-in.classic.min.js';

const page = globalThis as { OktaSignIn?: typeof OktaStandIn };

/** Serves the provider's script once `served` is there, until the test ends. */
export function serveScript({ url = scriptUrl, served = Promise.resolve() as Promise<unknown> } = {}) {
  const script = {
    isAsked: false,
    made: (): OktaStandIn[] => page.OktaSignIn?.made ?? [],
  };
  const { href } = new URL(url, 'https://shop.example');
  vi.doMock(href, async () => {
    script.isAsked = true;
    await served;
    new Function(oktaScript)();
    return {};
  });
  onTestFinished(() => {
    vi.doUnmock(href);
    vi.resetModules();
    delete page.OktaSignIn;
  });
  return script;
}

/** What is served only when it is let go. */
export function held(): { served: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const served = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { served, letGo };
}
