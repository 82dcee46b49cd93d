import { callback, type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CertificatesInterrupter } from './certificates-interrupter.tsx';

export const props = {
  message: text({ optional: true, about: 'The server’s message, which may be markup: it is sanitised.' }),
  onContinue: json(callback<() => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called without data once the certificates are taken back; the popup has closed by then.',
  }),
};

export type CertificatesInterrupterProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'certificates-interrupter',
  kind: 'overlay',
  about: 'Asks whether checkout goes on without the reward certificates.',
  docs: {
    task: 'pay',
    useWhen:
      'On checkout from the cart, when the order cannot go on with the reward certificates applied. `cart` and `cart-drawer` open it.',
    notWhen:
      'To apply or remove a single certificate use the `cart` page; for any other notice before checkout `cart-popup`.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'While the certificates are taken back, Continue keeps its focus and says “One moment…”; that they were is announced.',
      'An error is announced at once, and Continue works again.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CertificatesInterrupter,
});
