import { expect, test } from 'vitest';
import { usesOfSources } from '../../../src/build/llms-text.ts';
import { readUses } from '../../../src/build/uses.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';

const ofSources = usesOfSources();
/** Every widget’s examples; those of deliveries are a part of checkout’s. */
const modules = import.meta.glob<{ examples: Record<string, IslandExample> }>(
  ['../../../widgets/*/*.examples.ts', '!**/*-delivery.examples.ts'],
  { eager: true },
);

const usesOf = readUses({
  'widgets/counter/counter.tsx': `
    import type { Unused } from '../../src/state/unused.ts';
    import { readCart as read } from '../../src/state/cart.ts';
    export function Counter() {
      const island = useIsland();
      island
        .open(
          'cart-drawer',
        )
        .catch(() => {});
      // openOverlay('in-a-comment');
      return <button onClick={() => read('emit('storefront:in-a-text')')} />;
    }
  `,
  'widgets/counter/counter.island.ts': `export default defineIsland({ name: 'counter', opens: other.open('declared') });`,
  'widgets/cart-drawer/cart-drawer.island.ts': `export default defineIsland({ name: 'cart-drawer', kind: 'overlay' });`,
  'widgets/refresh/refresh.island.ts': `export default defineIsland({ name: 'refresh', kind: 'overlay' });`,
  'widgets/opener/opener.tsx': `
    import { leave } from '../../src/state/leave.ts';
    export const Opener = () => <button onClick={leave} data-island-open="refresh" />;
  `,
  'src/state/leave.ts': `
    import { handleFailure } from './failure.ts';
    export const leave = () => openOverlay(...popupFor(answer)).catch(handleFailure);
    const popupFor = (answer: Answer): Popup => (answer.isGuest ? ['cart-drawer', {}] : ['counter', {}]);
  `,
  'src/state/failure.ts': `export const handleFailure = (error: unknown) => {
    import('./checkout-log.ts').then(({ postToLog }) => postToLog(error));
    return openOverlay('failure-popup');
  };`,
  'widgets/failure-popup/failure-popup.island.ts': `export default defineIsland({ name: 'failure-popup', kind: 'overlay' });`,
  'src/state/cart.ts': `
    import { getCart } from '../contract/cart.ts';
    export const readCart = async (): Promise<Answer> => announce(await send(getCart, {}));
    const announce = (cart: Answer) => emit('storefront:cart-changed', cart);
    export const unused = () => emit('storefront:unused', {});
  `,
  'widgets/payer/payer.tsx': `
    import { pay } from '../../src/state/pay.ts';
    export const Payer = () => <button onClick={pay} />;
  `,
  'src/state/pay.ts': `
    import { handleFailure } from './failure.ts';
    export const pay = () => import(/* Sends a payment. */ './send-payment.ts').then((calls) => calls.pay(), handleFailure);
  `,
  'src/state/send-payment.ts': `
    import { savePayment } from '../contract/payment.ts';
    export const pay = () => send(savePayment, {});
  `,
  'src/state/checkout-log.ts': `
    import { logCheckout } from '../contract/log.ts';
    export const postToLog = () => send(logCheckout, {});
  `,
  'src/contract/payment.ts': `
    import { failsCheckout } from './call.ts';
    const base = { failure: failsCheckout };
    export const savePayment = declareCall({ ...base, name: 'savePayment' });
  `,
  'src/contract/call.ts': `export const failsCheckout = { isOfCheckout: true };`,
  'src/contract/log.ts': `export const logCheckout = declareCall({ name: 'logCheckout' });`,
  'src/state/unused.ts': `export const Unused = emit('storefront:type-only', {});`,
  'src/contract/cart.ts': `export const getCart = declareCall({ name: 'getCart' });`,
});

test('calls, events and overlays are found through imports, renamed ones too', () => {
  expect(usesOf('counter')).toEqual({
    calls: ['getCart'],
    events: ['storefront:cart-changed'],
    opens: ['cart-drawer'],
  });
});

test('an overlay is found where its name is passed on, and not where any failed call may open it', () => {
  expect(usesOf('opener').opens).toEqual(['cart-drawer', 'refresh']);
});

test('a call is found in a module that is loaded on demand, and the log of a call of checkout', () => {
  expect(usesOf('payer').calls).toEqual(['logCheckout', 'savePayment']);
});

test('the log is not found where no call of checkout is sent', () => {
  expect(usesOf('opener').calls).toEqual([]);
});

/** The widgets that another renders or opens, and whose calls its examples therefore answer. */
const beside: Record<string, string[]> = {
  'add-card': ['security-code-help'],
  'add-consent': ['recommendation-carousel'],
  availability: ['store-availability', 'recommendation-carousel'],
  'cart-confirmation': ['recommendation-carousel'],
  'checkout-now': ['sign-in', 'reset-password'],
  'no-results': ['recently-viewed-products', 'recently-viewed-categories'],
  'personalization-layer': ['personalization'],
  'quick-view': ['add-to-cart', 'add-to-registry', 'availability', 'special-order'],
  'recently-viewed-products': ['cart-count'],
  'recommendation-carousel': ['add-to-registry'],
  'registry-choice': ['recommendation-carousel'],
  'registry-confirmation': ['recommendation-carousel', 'add-to-registry'],
  'sign-in': ['reset-password'],
  'sign-in-popup': ['reset-password'],
};

test.each(Object.entries(modules))(
  '%s answers no call that is not listed for its widget',
  (path, { examples = {} }) => {
    const widget = path.split('/').at(-2)!;
    const listed = new Set([widget, ...(beside[widget] ?? [])].flatMap((name) => ofSources(name).calls));
    const answered = Object.values(examples).flatMap(({ answers = {} }) => Object.keys(answers));
    expect(answered.filter((call) => !listed.has(call))).toEqual([]);
  },
);

test.each(['cart', 'cart-drawer'])(
  '%s opens every popup that an answer to checkout asks for, and the editor of a line',
  (widget) => {
    expect(ofSources(widget).opens).toEqual([
      'add-card',
      'cart-error',
      'cart-popup',
      'certificates-interrupter',
      'checkout-now',
      'oversized-items',
      'personalization-layer',
      'unavailable-items',
    ]);
  },
);

test('a widget without code uses nothing', () => {
  expect(usesOf('other')).toEqual({ calls: [], events: [], opens: [] });
});
