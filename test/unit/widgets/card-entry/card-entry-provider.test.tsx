import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from './entered-card.ts';

const hosted = examples['the provider’s own fields'];
const page = globalThis as { AdyenWeb?: unknown };

beforeEach(() => {
  AdyenStandIn.made = [];
  page.AdyenWeb = AdyenStandIn;
});
afterEach(() => {
  delete page.AdyenWeb;
});

async function shown(example: Parameters<typeof render>[0] = hosted) {
  const island = await render(example);
  await island.page.findByLabelText('Provider card number');
  const field = () => island.page.getByLabelText('Provider card number') as HTMLInputElement;
  return {
    ...island,
    providerField: field,
    provider: () => AdyenStandIn.made.at(-1)!,
    sent: () =>
      island.requests.filter(({ call }) => call === 'saveCreditCardToBasket').map(({ body }) => body),
  };
}

describe('the provider’s fields', () => {
  test('stand in place of the shop’s own', async () => {
    const { field } = await shown();
    expect(field('Card number')).toBeNull();
  });

  test('are made for the page’s language and country, without analytics', async () => {
    await shown();
    expect(AdyenStandIn.config).toMatchObject({
      locale: 'en-US',
      countryCode: 'US',
      clientKey: 'test_example',
      environment: 'test',
      analytics: { enabled: false },
    });
  });

  test('are not made where the flag is off', async () => {
    const { number } = await render({ ...hosted, context: {} });
    expect(number()).toBeDefined();
    expect(AdyenStandIn.made).toEqual([]);
  });

  test('say themselves what is wrong, and nothing is sent', async () => {
    const { send, sent, host } = await shown();
    await send();
    expect(host.querySelector('[data-provider-alert]')!.textContent).toBe('Invalid card number');
    expect(sent()).toEqual([]);
  });

  test('give an encrypted card, which is sent as it is', async () => {
    const { shopper, providerField, send, sent, page: query } = await shown();
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await query.findByText('Card ending in 1111 now pays for this order.');
    expect(sent()).toEqual([
      {
        adyenCardData: { type: 'scheme', brand: 'visa', encryptedCardNumber: 'encrypted-1111' },
        saveToAccount: false,
      },
    ]);
  });

  test('are made anew once a card pays', async () => {
    const { shopper, providerField, send, page: query, provider } = await shown();
    const first = provider();
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await query.findByText(/now pays for this order/);
    await vi.waitFor(() => expect(provider()).not.toBe(first));
    expect(first.place).toBeNull();
    expect(providerField().value).toBe('');
  });

  test('have what the server finds wrong said beside them', async () => {
    const { shopper, providerField, send, host, said } = await shown({
      ...hosted,
      answers: { saveCreditCardToBasket: { isSuccess: false, cardErrors: { hasCvvError: true } } },
    });
    await shopper.type(providerField(), '4111111111111111');
    await send();
    const words = 'The security code you entered is not valid.';
    await vi.waitFor(() => expect(host.querySelector('.si-card-fields__problem')!.textContent).toBe(words));
    expect(said()).toBe(words);
  });

  test('go with the island', async () => {
    const { record, provider } = await shown();
    record.unmount!();
    await vi.waitFor(() => expect(provider().place).toBeNull());
  });

  test('are emptied before the page is kept by the browser, and made anew when it comes back', async () => {
    const { provider } = await shown();
    const first = provider();
    dispatchEvent(new Event('pagehide'));
    expect(first.place).toBeNull();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(provider()).not.toBe(first));
  });
});

describe('where the provider’s fields cannot be had', () => {
  test('the server’s own form comes back, and nothing that was given is logged', async () => {
    const { provider, status, errors } = await shown();
    provider().fail({ name: 'SCRIPT_ERROR', message: '4111111111111111' });
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(errors.join('\n')).toContain('SCRIPT_ERROR');
    expect(errors.join('\n')).not.toContain('4111111111111111');
  });

  test.each([
    ['scriptUrl', { scriptUrl: 'https://evil.example/adyen.js?key=1' }],
    ['styleUrl', { scriptUrl: '/payment/adyen.js', styleUrl: '//evil.example/adyen.css' }],
  ])('a %s that is not allowed is refused by name', async (name, provider) => {
    const { status, errors } = await render({ ...hosted, props: { provider } });
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(errors[0]).toContain(`the provider’s ${name} `);
    expect(errors[0]).not.toContain('key=1');
    expect(AdyenStandIn.made).toEqual([]);
  });

  test('it says what is missing where the page says nothing of them', async () => {
    const { attributes: _, props: __, ...bare } = hosted as typeof hosted & { attributes?: object };
    const { status, errors } = await render(bare);
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(errors[0]).toContain('`provider`');
  });

  test('the server’s own form comes back when the script leaves nothing', async () => {
    page.AdyenWeb = undefined;
    const provider = { scriptUrl: '/nothing.js', config: {} };
    const { status } = await render({ ...hosted, props: { provider } });
    await vi.waitFor(() => expect(status()).toBe('failed'));
  });
});
