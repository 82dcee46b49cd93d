import { AdyenStandIn } from '../src/testing/adyen-stand-in.ts';

const page = globalThis as { AdyenWeb?: unknown };

/** The payment provider's script, as a page has it, while a story runs. */
export function bringPaymentScript(): () => void {
  page.AdyenWeb = AdyenStandIn;
  return () => {
    delete page.AdyenWeb;
  };
}
