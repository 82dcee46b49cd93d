import { type IslandProps, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RecentSwatches } from './recent-swatches.tsx';

export const props = {
  heading: text({ optional: true, about: 'The heading, instead of the message `recentSwatchesHeading`.' }),
};

export type RecentSwatchesProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recent-swatches',
  kind: 'inline',
  load: 'idle',
  about:
    'The swatches the shopper picked last. Clicks on the page’s own `data-choice-code` elements are picks; `data-choice-name`, `data-choice-color` and `data-choice-image` say what they look like, their link where they were picked.',
  props,
  view: RecentSwatches,
});
