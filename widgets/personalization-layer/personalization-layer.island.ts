import { flag, type IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { editorProps } from '../../src/state/personalization/editor-props.ts';
import { PersonalizationLayer } from './personalization-layer.tsx';

export const props = {
  ...editorProps,
  isSaved: flag({
    about: 'Another widget, such as the cart, saves the text: the button says Update in place of Done.',
  }),
};

export type PersonalizationLayerProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'personalization-layer',
  kind: 'overlay',
  about: 'The editor of a personalization in a layer, on a product’s page and for a line of the cart.',
  docs: {
    task: 'add',
    useWhen:
      'On a product’s page without room for the editor, from a link or a button beside `add-to-cart`; the cart opens it for a line that can be edited.',
    notWhen:
      'Where the page has room, place `personalization` in it: the text is then in view while it is added.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Done and Update move the focus to the first wrong line, if there is one.',
      'Closing it returns the focus to what opened it; on a product’s page the text stays.',
    ],
  },
  props,
  view: PersonalizationLayer,
});
