import type { IslandProps } from '../../../../src/runtime/attributes.ts';
import { oneOf, text } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { Layer } from './layer.tsx';

const props = {
  title: text({ about: 'The title.' }),
  tone: oneOf(['calm', 'loud'], { about: 'How it speaks.', fallback: 'calm' }),
  fault: oneOf(['none', 'render'], { about: 'Where it fails.', fallback: 'none' }),
};
export type LayerProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'layer',
  kind: 'overlay',
  about: 'A dialog with a title.',
  props,
  view: Layer,
});
