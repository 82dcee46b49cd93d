import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import { render } from './entered-card.ts';
import { bringProviderScript, hosted, page, problem, renderHosted } from './hosted-card.ts';

bringProviderScript();

describe('if the provider’s fields do not load', () => {
  const tryAgain = () => within(document.body).findByRole('button', { name: 'Try Again' });

  test('an error shows, and no other field accepts a number', async () => {
    AdyenStandIn.next = 'cannot be had';
    const { host, said, status, errors } = await render(hosted);
    await tryAgain();
    expect(problem()).toBe('Something went wrong. Please try again.');
    expect(said()).toBe(problem());
    expect(status()).toBe('mounted');
    expect(host.querySelectorAll('input')).toHaveLength(0);
    expect(errors.join()).toContain('no such client key');
  });

  test('Try Again loads them again', async () => {
    AdyenStandIn.next = 'cannot be had';
    const { shopper, page: query } = await render(hosted);
    const button = await tryAgain();
    AdyenStandIn.next = 'come';
    await shopper.click(button);
    await query.findByLabelText('Provider card number');
    expect(problem()).toBe('');
    query.getByRole('button', { name: 'Use This Card' });
  });

  test.each([
    ['scriptUrl', { scriptUrl: 'https://evil.example/adyen.js?key=1' }],
    ['styleUrl', { scriptUrl: '/payment/adyen.js', styleUrl: '//evil.example/adyen.css' }],
  ])('a %s that is not allowed is refused by name', async (name, provider) => {
    const { errors } = await render({ ...hosted, props: { provider } });
    await tryAgain();
    expect(errors[0]).toContain(`the provider’s ${name} `);
    expect(errors[0]).not.toContain('key=1');
    expect(AdyenStandIn.made).toEqual([]);
  });

  test('the error names the missing configuration', async () => {
    const { attributes: _, props: __, ...bare } = hosted as typeof hosted & { attributes?: object };
    const { errors } = await render(bare);
    await tryAgain();
    expect(errors[0]).toContain('`provider`');
  });

  test('an error shows if the script defines nothing', async () => {
    page.AdyenWeb = undefined;
    const provider = { scriptUrl: '/nothing.js', config: {} };
    const { errors } = await render({ ...hosted, props: { provider } });
    await tryAgain();
    expect(errors).toHaveLength(1);
  });
});

describe('if the provider’s fields fail later', () => {
  test('they stay as they are, an error shows, and no given data is logged', async () => {
    const { provider, providerField, shopper, status, errors } = await renderHosted();
    await shopper.type(providerField(), '4111');
    provider().fail({ name: 'SCRIPT_ERROR', message: '4111111111111111' });
    await vi.waitFor(() => expect(problem()).toBe('Something went wrong. Please try again.'));
    expect(status()).toBe('mounted');
    expect(providerField().value).toBe('4111');
    expect(errors.join('\n')).toContain('SCRIPT_ERROR');
    expect(errors.join('\n')).not.toContain('4111111111111111');
  });

  test('a complete card pays all the same', async () => {
    const { provider, providerField, shopper, send, page: query } = await renderHosted();
    await shopper.type(providerField(), '4111111111111111');
    provider().fail({ name: 'NETWORK_ERROR', message: '' });
    await send();
    await query.findByText('Visa ending in 1111 now pays for this order.');
  });

  test('the button replaces them if the card is incomplete', async () => {
    const { provider, send, sent } = await renderHosted();
    const first = provider();
    first.fail({ name: 'SCRIPT_ERROR', message: '' });
    await send();
    await vi.waitFor(() => expect(provider()).not.toBe(first));
    expect(first.place).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('removed fields report nothing more', async () => {
    const { record, provider, errors } = await renderHosted();
    record.unmount!();
    await vi.waitFor(() => expect(provider().place).toBeNull());
    provider().fail({ name: 'SCRIPT_ERROR', message: '' });
    expect(errors).toEqual([]);
  });
});
