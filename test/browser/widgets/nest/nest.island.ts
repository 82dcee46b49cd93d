import type { IslandProps } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { Nest } from './nest.tsx';

const props = {};
export type NestProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'nest',
  kind: 'inline',
  load: 'load',
  about: 'Has another island inside.',
  props,
  view: Nest,
});
