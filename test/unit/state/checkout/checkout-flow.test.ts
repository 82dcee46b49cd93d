import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { CheckoutFlow } from '../../../../src/state/checkout/checkout-flow.ts';

test('an island that ends after its successor has started takes only its own listeners along', () => {
  const flow = new CheckoutFlow(createStore());
  const added = vi.spyOn(window, 'addEventListener');
  const endFirst = flow.start(stepIndexes.shipping, undefined);
  const endSecond = flow.start(stepIndexes.shipping, undefined);
  const signals = added.mock.calls
    .filter(([type]) => type === 'popstate')
    .map(([, , options]) => (options as AddEventListenerOptions).signal!);
  endFirst();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  endSecond();
});
