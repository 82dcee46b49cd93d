import { flag, type IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RefreshPopup } from './refresh-popup.tsx';

export const props = {
  isOfOrder: flag({
    about:
      'A call of checkout or payment has found it out: the popup speaks of placing the order, except over the cart.',
  }),
};

export type RefreshPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'refresh-popup',
  kind: 'overlay',
  about: 'Asks the shopper to refresh a page that is out of date; other widgets open it.',
  docs: {
    task: 'failure',
    useWhen:
      'When the page’s session or token is out of date, so that nothing can be sent: it asks to refresh the page. Other widgets open it.',
    notWhen:
      'When the shop cannot be reached use `network-error`; when the shopper has to sign in again `sign-in-popup` with `data-reason="expired"`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: RefreshPopup,
});
