import { afterEach, beforeEach } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from './entered-card.ts';

export const hosted = examples['the provider’s own fields'];

export const page = globalThis as { AdyenWeb?: unknown };

/** Puts the provider's script on the page, for every test of the file. */
export function bringProviderScript(): void {
  beforeEach(() => {
    AdyenStandIn.reset();
    page.AdyenWeb = AdyenStandIn;
  });
  afterEach(() => {
    delete page.AdyenWeb;
  });
}

/** The error below the button. */
export const problem = () => document.querySelector('.si-message[data-state="error"]')?.textContent ?? '';

/** The card form, once it contains the provider's field. */
export async function renderHosted(example: Parameters<typeof render>[0] = hosted) {
  const island = await render(example);
  await island.page.findByLabelText('Provider card number');
  const field = () => island.page.getByLabelText('Provider card number') as HTMLInputElement;
  return {
    ...island,
    problem,
    providerField: field,
    provider: () => AdyenStandIn.made.at(-1)!,
    sent: () =>
      island.requests.filter(({ call }) => call === 'saveCreditCardToBasket').map(({ body }) => body),
  };
}
