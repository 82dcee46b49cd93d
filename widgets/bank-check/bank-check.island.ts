import type { IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { BankCheck } from './bank-check.tsx';

export const props = {};

export type BankCheckProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'bank-check',
  kind: 'overlay',
  about: 'Shows the bank’s check of a payment or an order, 3-D Secure.',
  docs: {
    task: 'pay',
    useWhen:
      'When the payment provider answers that the bank wants to check the shopper: its page is in this layer. The widgets that pay and place the order open it.',
    notWhen: 'For a page of the bank that may not be framed, set `features.framesBankPages` to `false`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens; the bank’s page is inside.',
      'Cancel, Escape and the close button end the check: nothing is paid, and the focus returns to the button that asked for it.',
    ],
  },
  props,
  view: BankCheck,
});
