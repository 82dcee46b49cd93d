import { OktaStandIn } from '../src/testing/okta-stand-in.ts';

/** Before a story: the identity provider's script is on the page, by its stand-in. */
export function bringProvidersScript(): () => void {
  const page = globalThis as { OktaSignIn?: unknown };
  page.OktaSignIn = OktaStandIn;
  return () => {
    delete page.OktaSignIn;
  };
}
