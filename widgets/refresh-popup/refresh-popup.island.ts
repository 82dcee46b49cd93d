import type { IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RefreshPopup } from './refresh-popup.tsx';

export const props = {};

export type RefreshPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'refresh-popup',
  kind: 'overlay',
  about: 'Asks the shopper to refresh a page that is out of date; other widgets open it.',
  props,
  view: RefreshPopup,
});
