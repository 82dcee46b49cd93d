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
  docs: {
    task: 'browse',
    useWhen:
      'On a product page with fabrics to choose from: the last six that the shopper picked, here or on other pages.',
    notWhen: 'The choice of fabrics itself is the page’s own HTML, whose elements have `data-choice-code`.',
    accessibility: [
      'A list in a region named by its heading; before the first pick there is neither.',
      'Each swatch is named by its fabric, not by its color alone; it is a link if the page where it was picked is known.',
    ],
  },
  props,
  view: RecentSwatches,
});
