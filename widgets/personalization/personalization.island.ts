import type { IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { editorProps as props } from '../../src/state/personalization/editor-props.ts';
import { Personalization } from './personalization.tsx';

export type PersonalizationProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'personalization',
  kind: 'inline',
  load: 'load',
  about: 'The editor of a monogram, an engraving or a name, with a live preview.',
  docs: {
    task: 'add',
    useWhen:
      'On the page of a product that can be personalized, beside `add-to-cart`, which takes the text from it; `add-to-registry` does so, too.',
    notWhen:
      'For lines without styles, fonts and colors give `add-to-cart` its own `data-personalization`. Where the editor has no room on the page, open `personalization-layer`.',
    accessibility: [
      'A group named by its legend; styles and colors are radio groups, each color with its name.',
      'The limits of a line are described below its field, the count beside its label; an error takes the place of the limits and is announced.',
      'The picture’s alternative text says the text that it shows.',
      'A preview that fails is announced, and stops nothing.',
      'When the item is to be added with an error, the first wrong line gets the focus.',
    ],
  },
  props,
  view: Personalization,
});
