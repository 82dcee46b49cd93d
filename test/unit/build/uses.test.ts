// @vitest-environment node
import { expect, test } from 'vitest';
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

test('a widget without code uses nothing', () => {
  expect(usesOf('other')).toEqual({ calls: [], events: [], opens: [] });
});
