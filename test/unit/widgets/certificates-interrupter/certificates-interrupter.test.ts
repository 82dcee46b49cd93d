import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import certificatesInterrupter from '../../../../widgets/certificates-interrupter/certificates-interrupter.island.ts';
import { noteEvents } from '../../cart-page.ts';
import { announced, calls, closed, press, pressAndClose } from '../../popup-page.ts';
import { openIsland } from '../../render-island.tsx';

const opened = (example: (typeof examples)[keyof typeof examples], onContinue?: () => unknown) =>
  openIsland(certificatesInterrupter, { ...example, props: { ...example.props, onContinue } });

test('shows the server’s markup, without script', async () => {
  const { page } = await opened(examples['hostile markup']);
  const text = await page.findByText('Choose one.');
  expect(text.hasAttribute('onclick')).toBe(false);
  expect(document.querySelector('dialog :is(script, [onerror])')).toBeNull();
});

test('has a text of its own without a message', async () => {
  const { page } = await opened(examples.asked);
  page.getByText(/Continue without them/);
});

test('Cancel closes it and sends nothing', async () => {
  const goOn = vi.fn();
  const island = await opened(examples.asked, goOn);
  await press(island, 'Cancel');
  await closed(island);
  expect(calls(island)).toEqual([]);
  expect(goOn).not.toHaveBeenCalled();
});

describe('Continue', () => {
  test('takes back all certificates, reads the cart again, and checkout goes on once the layer has closed', async () => {
    const goOn = vi.fn(() => expect(document.querySelector('dialog')).toBeNull());
    const island = await opened(examples.asked, goOn);
    await press(island, 'Continue');
    await vi.waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(calls(island)).toEqual(['removeCertificates', 'getCart']);
    expect(goOn).toHaveReturned();
  });

  test('closes the layer without anything to go on with', async () => {
    const island = await opened(examples.asked);
    await press(island, 'Continue');
    await closed(island);
  });

  test('goes through the payment provider’s path where the page says so', async () => {
    const island = await opened(examples['payment provider']);
    await press(island, 'Continue');
    await closed(island);
    expect(calls(island)).toEqual(['removeProviderCertificates', 'getCart']);
  });

  test('a refusal shows the rewards’ message, the cart is read again, and checkout does not go on', async () => {
    const goOn = vi.fn();
    const island = await opened(examples.refused, goOn);
    await press(island, 'Continue');
    await island.page.findByText('Rewards are being updated. Please try again in a minute.');
    await vi.waitFor(() => expect(calls(island)).toEqual(['removeCertificates', 'getCart']));
    expect(goOn).not.toHaveBeenCalled();
  });

  test('closed while it is pending: the certificates are taken back, and checkout does not go on', async () => {
    const goOn = vi.fn();
    const island = await opened(examples.asked, goOn);
    await pressAndClose(island, ['Continue', 'Cancel'], 'removeCertificates', { isSuccess: true });
    await announced(/taken off this order/);
    expect(goOn).not.toHaveBeenCalled();
  });

  test('closed while it is pending, and refused: the reason is announced, the cart read, and checkout does not go on', async () => {
    const goOn = vi.fn();
    const reports = noteEvents('storefront:error');
    const island = await opened(examples.asked, goOn);
    const refused = { isSuccess: false, message: 'Rewards are being updated.' };
    await pressAndClose(island, ['Continue', 'Cancel'], 'removeCertificates', refused);
    await announced(/^Rewards are being updated\.$/);
    expect(calls(island)).toEqual(['removeCertificates', 'getCart']);
    expect(reports).toHaveLength(1);
    expect(goOn).not.toHaveBeenCalled();
  });
});
