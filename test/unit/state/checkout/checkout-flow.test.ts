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

test('a step that the server has done is followed by the next one, although the browser refuses a history entry', () => {
  const flow = new CheckoutFlow(createStore());
  const end = flow.start(stepIndexes.shipping, undefined);
  const before = location.href;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('too many calls', 'SecurityError');
  };
  vi.spyOn(history, 'pushState').mockImplementation(refuse);
  const entered = vi.fn();
  document.addEventListener('storefront:step-changed', entered, { once: true });
  flow.goOn(stepIndexes.shipping, { isBack: false });
  expect(flow.state.step).toBe(stepIndexes.shipping + 1);
  expect(entered).toHaveBeenCalledOnce();
  expect(location.href).toBe(before);
  end();
  vi.restoreAllMocks();
});

test('of two steps that are asked for while a form is being saved the newer is shown', async () => {
  const flow = new CheckoutFlow(createStore());
  const end = flow.start(stepIndexes.review, undefined);
  flow.setDirty('form', () => {});
  flow.askFor(stepIndexes.shipping);
  flow.askFor(stepIndexes.payment);
  flow.setDirty('form', undefined);
  await vi.waitFor(() => expect(flow.state.step).toBe(stepIndexes.payment));
  expect(flow.state.moves).toBe(1);
  end();
});
