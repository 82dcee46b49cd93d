// @vitest-environment node
import { expect, test } from 'vitest';
import { usesOfSources } from '../../../src/build/llms-text.ts';
import { readUses } from '../../../src/build/uses.ts';

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
  'src/state/failure.ts': `export const handleFailure = (error: unknown) => openOverlay('failure-popup');`,
  'widgets/failure-popup/failure-popup.island.ts': `export default defineIsland({ name: 'failure-popup', kind: 'overlay' });`,
  'src/state/cart.ts': `
    import { getCart } from '../contract/cart.ts';
    export const readCart = async (): Promise<Answer> => announce(await send(getCart, {}));
    const announce = (cart: Answer) => emit('storefront:cart-changed', cart);
    export const unused = () => emit('storefront:unused', {});
  `,
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

test.each(['cart', 'cart-drawer'])('%s opens every popup that an answer to checkout asks for', (widget) => {
  expect(usesOfSources()(widget).opens).toEqual([
    'add-card',
    'cart-error',
    'cart-popup',
    'certificates-interrupter',
    'checkout-now',
    'oversized-items',
    'unavailable-items',
  ]);
});

test('a widget without code uses nothing', () => {
  expect(usesOf('other')).toEqual({ calls: [], events: [], opens: [] });
});
