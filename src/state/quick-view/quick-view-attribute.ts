import { flag } from '../../runtime/attributes.ts';

/** On every host with tiles. */
export const isQuickViewEnabled = flag({
  fallback: undefined,
  optional: true,
  about:
    'Each product has a button that opens its `quick-view`; if left out, by `features.isQuickViewEnabled` of the page context.',
});
