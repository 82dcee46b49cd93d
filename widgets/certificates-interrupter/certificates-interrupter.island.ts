import * as v from 'valibot';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CertificatesInterrupter } from './certificates-interrupter.tsx';

export const props = {
  message: text({ optional: true, about: 'The server’s message, which may be markup: it is sanitised.' }),
  onContinue: json(
    v.custom<() => unknown>((given) => typeof given === 'function'),
    {
      optional: true,
      accepts: 'a function, from a script',
      about: 'Called without data once the certificates are taken back; the layer has closed by then.',
    },
  ),
};

export type CertificatesInterrupterProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'certificates-interrupter',
  kind: 'overlay',
  about: 'Asks whether checkout goes on without the reward certificates.',
  props,
  view: CertificatesInterrupter,
});
