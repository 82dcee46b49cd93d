import type { IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SecurityCodeHelp } from './security-code-help.tsx';

export const props = {};

export type SecurityCodeHelpProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'security-code-help',
  kind: 'overlay',
  about: 'Shows where the security code is printed on a card.',
  docs: {
    task: 'pay',
    useWhen:
      'From the link beside a security code field: where the code is printed on each kind of card, with the server’s text and pictures.',
    notWhen:
      'For a short hint, text below the field is enough; `card-entry` and `add-card` have the link already.',
    accessibility: [
      'A dialog named by the server’s title; its title has the focus when it opens.',
      'If the text fails to load, that is announced at once, and a button tries again.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: SecurityCodeHelp,
});
