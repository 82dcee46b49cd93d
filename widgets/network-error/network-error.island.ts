import { type IslandProps, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { NetworkError } from './network-error.tsx';

export const props = {
  cartUrl: url({ fallback: '/checkout/cart', about: 'The cart’s page, which closing the popup leads to.' }),
};

export type NetworkErrorProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'network-error',
  kind: 'overlay',
  about: 'Says that the shop cannot be reached, and leads to the cart; other widgets open it.',
  props,
  view: NetworkError,
});
