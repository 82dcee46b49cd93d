import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareClickToPay } from '../../../src/providers/click-to-pay.ts';
import { openSheet } from './wallet-sheet.ts';

interface Options {
  onTimeout(): void;
  onError(error: { name: string }): void;
  onSubmit(state: object, component: object, actions: { resolve(): void; reject(): void }): Promise<void>;
}

/** The part of the payment provider's component that is used. */
class ClickToPay {
  static made: ClickToPay[] = [];
  options: Options;
  place: HTMLElement | undefined;
  constructor(_: object, options: Options) {
    this.options = options;
    ClickToPay.made.push(this);
  }
  isAvailable = async () => {};
  mount(place: HTMLElement) {
    this.place = place;
    place.append(document.createElement('button'));
  }
  unmount() {
    this.place?.replaceChildren();
  }
}

async function clickToPay() {
  ClickToPay.made = [];
  Object.assign(globalThis, { AdyenWeb: { AdyenCheckout: async () => ({}), Card: {}, ClickToPay } });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'AdyenWeb');
  });
  const ready = await prepareClickToPay({ scriptUrl: '/fields.js', config: {} });
  const panel = document.createElement('div');
  function press(options?: Parameters<typeof openSheet>[0]) {
    const opened = openSheet(options);
    ready.open!(opened.sheet, panel);
    const reject = vi.fn();
    const shown = ClickToPay.made.at(-1)!.options;
    const submit = () =>
      shown.onSubmit({ data: { paymentMethod: { type: 'clicktopay' } } }, {}, { resolve() {}, reject });
    return { ...opened, ...shown, submit, reject };
  }
  return { panel, press };
}

test('the component pays, and goes', async () => {
  const { panel, press } = await clickToPay();
  const { submit, approve, reject } = press();
  expect(panel.children).toHaveLength(1);
  await submit();
  expect(approve).toHaveBeenCalledWith(expect.objectContaining({ data: { type: 'clicktopay' } }));
  expect(panel.children).toHaveLength(0);
  expect(reject).not.toHaveBeenCalled();
});

test('a payment that does not succeed is told to the component, which goes', async () => {
  const { panel, press } = await clickToPay();
  const { submit, approve, reject } = press();
  approve.mockResolvedValue(false);
  await submit();
  expect(reject).toHaveBeenCalledOnce();
  expect(panel.children).toHaveLength(0);
});

test('a failed component leaves the panel to the next', async () => {
  const { panel, press } = await clickToPay();
  const { onError, fail } = press();
  onError({ name: 'ERROR' });
  expect(fail).toHaveBeenCalledWith({ code: 'ERROR' });
  press();
  expect(panel.children).toHaveLength(1);
});

test('a component that waits too long goes', async () => {
  const { panel, press } = await clickToPay();
  const { onTimeout, fail } = press();
  onTimeout();
  expect(fail).toHaveBeenCalledWith({ code: 'TIMEOUT', isTimeout: true });
  expect(panel.children).toHaveLength(0);
});

test('for an order that cannot be read it goes, and what was submitted does not pay', async () => {
  const { panel, press } = await clickToPay();
  const { submit, approve, reject } = press({ enter: async () => Promise.reject(new Error('not entered')) });
  await submit();
  expect(approve).not.toHaveBeenCalled();
  expect(reject).toHaveBeenCalledOnce();
  expect(panel.children).toHaveLength(0);
});

test('an error of the last component does not end the next sheet', async () => {
  const { press } = await clickToPay();
  const first = press();
  first.life.abort();
  const second = press();
  first.onError({ name: 'ERROR' });
  expect(second.fail).not.toHaveBeenCalled();
});
