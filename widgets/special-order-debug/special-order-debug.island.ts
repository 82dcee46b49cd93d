import { type IslandProps, sku } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SpecialOrderDebug } from './special-order-debug.tsx';

export const props = {
  sku: sku({ about: 'The product whose calls show.' }),
};

export type SpecialOrderDebugProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'special-order-debug',
  kind: 'inline',
  load: 'idle',
  about:
    'What the special order of a product has asked and been answered, how long it took, and the output cache strings.',
  docs: {
    task: 'decide',
    useWhen:
      'On a page for the shop’s own people, below a `special-order` of the same SKU, whose calls it shows as they happen.',
    notWhen: 'On a page for shoppers: it shows raw answers.',
    accessibility: [
      'A table with a caption; what was asked and answered opens below each row.',
      'New rows come first and are not announced, because the options announce what they do.',
    ],
  },
  props,
  remountsOn: ['sku'],
  view: SpecialOrderDebug,
});
