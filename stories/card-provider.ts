import { AdyenStandIn } from '../src/testing/adyen-stand-in.ts';

const page = globalThis as { AdyenWeb?: unknown };

/** Defines the payment provider's script on the page while a story runs. */
export function bringPaymentScript(next: typeof AdyenStandIn.next = 'come'): () => void {
  AdyenStandIn.reset();
  AdyenStandIn.next = next;
  page.AdyenWeb = AdyenStandIn;
  return () => {
    delete page.AdyenWeb;
  };
}

/** The fields fail after they were ready. */
export function breakPaymentFields(): void {
  AdyenStandIn.made.at(-1)!.fail({ name: 'NETWORK_ERROR', message: '' });
}
