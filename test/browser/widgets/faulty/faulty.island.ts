import type { IslandProps } from '../../../../src/runtime/attributes.ts';
import { oneOf } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { Faulty } from './faulty.tsx';

const props = {
  fault: oneOf(
    [
      'none',
      'render',
      'layout-effect',
      'effect',
      'event',
      'event-inside-event',
      'close-event',
      'update',
      'unmount',
      'view',
    ],
    {
      about: 'Where it fails.',
    },
  ),
};
export type FaultyProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'faulty',
  kind: 'inline',
  load: 'load',
  about: 'Fails in the given phase.',
  props,
  view: Faulty,
});
