import { expect, test, vi } from 'vitest';
import { AdyenStandIn } from '../../../../../src/testing/adyen-stand-in.ts';
import { render } from '../../../widgets/card-entry/entered-card.ts';
import { bringProviderScript, hosted } from '../../../widgets/card-entry/hosted-card.ts';

bringProviderScript();

const file = '../../../../../src/providers/adyen-fields.ts';

/** The adapter's file loads only when it is released; a later test in this file would have it cached. */
function hold() {
  let release = () => {};
  const request = vi.fn();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock(file, async () => {
    request();
    await held;
    return vi.importActual(file);
  });
  return { release, request };
}

test('a form reset while the provider’s script is loading creates its fields once, and they are removed with the island', async () => {
  const { release, request } = hold();
  const { host, page: query, record } = await render(hosted);
  host.querySelector('form')!.reset();
  host.querySelector('form')!.reset();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(AdyenStandIn.made).toEqual([]);
  release();
  await query.findByLabelText('Provider card number');
  record.unmount!();
  await vi.waitFor(() => expect(AdyenStandIn.made.map(({ place }) => place)).toEqual([null]));
});
