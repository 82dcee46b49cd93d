import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callTimeoutMs } from '../../../../src/domain/retry.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { skipTimers } from '../../skip-timers.ts';
import { render } from './entered-card.ts';
import { bringProviderScript, hosted, problem, renderHosted } from './hosted-card.ts';

bringProviderScript();

const codeRefused = 'The security code you entered is not valid.';
const refusing = {
  ...hosted,
  answers: { saveCreditCardToBasket: { isSuccess: false, cardErrors: { hasCvvError: true } } },
};

describe('the provider’s fields', () => {
  test('replace the shop’s own', async () => {
    const { field } = await renderHosted();
    expect(field('Card number')).toBeNull();
  });

  test('are created for the page’s language and country, without analytics', async () => {
    await renderHosted();
    expect(AdyenStandIn.config).toMatchObject({
      locale: 'en-US',
      countryCode: 'US',
      clientKey: 'test_example',
      environment: 'test',
      analytics: { enabled: false },
    });
  });

  test('have the marks of the brands that they accept, by name', async () => {
    const { page: query } = await renderHosted();
    const list = await query.findByRole('list', { name: 'Accepted cards' });
    const names = [...list.querySelectorAll('[role="img"]')].map((mark) => mark.getAttribute('aria-label'));
    expect(names).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover']);
  });

  test('single out the mark of the typed number’s brand, until the number is no more of it', async () => {
    const { shopper, providerField } = await renderHosted();
    const recognized = () =>
      [...document.querySelectorAll('[aria-current="true"] [role="img"]')].map((mark) =>
        mark.getAttribute('aria-label'),
      );
    expect(recognized()).toEqual([]);
    await shopper.type(providerField(), '3714');
    await vi.waitFor(() => expect(recognized()).toEqual(['American Express']));
    await shopper.clear(providerField());
    await vi.waitFor(() => expect(recognized()).toEqual([]));
  });

  test('are not created if the flag is off', async () => {
    const { number } = await render({ ...hosted, context: {} });
    expect(number()).toBeDefined();
    expect(AdyenStandIn.made).toEqual([]);
  });

  test('show their own errors, and nothing is sent', async () => {
    const { send, sent, host } = await renderHosted();
    await send();
    expect(host.querySelector('[data-provider-alert]')!.textContent).toBe('Invalid card number');
    expect(sent()).toEqual([]);
  });

  test('return an encrypted card, which is sent unchanged', async () => {
    const { shopper, providerField, send, sent, page: query } = await renderHosted();
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await query.findByText('Visa ending in 1111 now pays for this order.');
    expect(sent()).toEqual([
      {
        attemptId: expect.stringMatching(/^[\da-f-]{36}$/),
        adyenCardData: { type: 'scheme', brand: 'visa', encryptedCardNumber: 'encrypted-1111' },
        browserInfo: expect.objectContaining({ userAgent: navigator.userAgent, javaEnabled: false }),
        origin: location.origin,
        saveToAccount: false,
      },
    ]);
  });

  test('are replaced after a card has paid', async () => {
    const { shopper, providerField, send, page: query, provider } = await renderHosted();
    const first = provider();
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await query.findByText(/now pays for this order/);
    await vi.waitFor(() => expect(provider()).not.toBe(first));
    expect(first.place).toBeNull();
    expect(providerField().value).toBe('');
  });

  test('have the server’s errors shown next to them', async () => {
    const { shopper, providerField, send, problem, said } = await renderHosted(refusing);
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await vi.waitFor(() => expect(problem()).toBe(codeRefused));
    expect(said()).toBe(codeRefused);
  });

  test('clear the error when the shopper types', async () => {
    const { shopper, providerField, send, problem } = await renderHosted(refusing);
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await vi.waitFor(() => expect(problem()).toBe(codeRefused));
    await shopper.type(providerField(), '{Backspace}');
    expect(problem()).toBe('');
  });

  test('show no error next to a success', async () => {
    const { shopper, providerField, send, problem, said, answer, page: query } = await renderHosted(refusing);
    await shopper.type(providerField(), '4111111111111111');
    await send();
    await vi.waitFor(() => expect(problem()).toBe(codeRefused));
    answer('saveCreditCardToBasket', { isSuccess: true });
    await send();
    await query.findByText('Visa ending in 1111 now pays for this order.');
    expect([problem(), said()]).toEqual(['', '']);
  });

  test('are removed with the island', async () => {
    const { record, provider } = await renderHosted();
    record.unmount!();
    await vi.waitFor(() => expect(provider().place).toBeNull());
  });

  test('are emptied before the page enters the back-forward cache, and recreated after the restore', async () => {
    const { provider } = await renderHosted();
    const first = provider();
    dispatchEvent(new Event('pagehide'));
    expect(first.place).toBeNull();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(provider()).not.toBe(first));
  });
});

describe('before the provider’s fields are ready', () => {
  beforeEach(() => {
    AdyenStandIn.next = 'never come';
  });

  test('the button says so, and nothing is sent', async () => {
    const { send, said, requests } = await render(hosted);
    await send();
    expect(problem()).toBe('The fields for your card are loading. Please wait a moment.');
    expect(said()).toBe(problem());
    expect(requests).toEqual([]);
  });

  // The real component reports a change on mount, and when asked to show errors.
  test('the message stays after a change report without typing', async () => {
    const { send, page: query } = await render(hosted);
    await query.findByLabelText('Provider card number');
    await send();
    const changed = vi.spyOn(AdyenStandIn.made.at(-1)!.options, 'onChange');
    AdyenStandIn.made.at(-1)!.changeSoon();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(problem()).toBe('The fields for your card are loading. Please wait a moment.');
  });

  test('the message disappears once they are ready', async () => {
    const { send, page: query } = await render(hosted);
    await query.findByLabelText('Provider card number');
    await send();
    AdyenStandIn.made.at(-1)!.configure();
    await vi.waitFor(() => expect(problem()).toBe(''));
  });

  test('they time out after the time of a call', async () => {
    skipTimers(callTimeoutMs);
    const { errors } = await render(hosted);
    await vi.waitFor(() => expect(problem()).toBe('Something went wrong. Please try again.'));
    expect(errors.join()).toContain(`did not come within ${callTimeoutMs} ms`);
    expect(AdyenStandIn.made[0]!.place).toBeNull();
  });
});
