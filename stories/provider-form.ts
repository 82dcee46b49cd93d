import { OktaStandIn } from '../src/testing/okta-stand-in.ts';

/** Before a story: defines the identity provider's stand-in on the page, as its script would. */
export function bringProvidersScript(): () => void {
  const page = globalThis as { OktaSignIn?: unknown };
  page.OktaSignIn = OktaStandIn;
  return () => {
    delete page.OktaSignIn;
  };
}
