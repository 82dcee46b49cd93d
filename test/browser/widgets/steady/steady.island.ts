import * as v from 'valibot';
import type { IslandProps } from '../../../../src/runtime/attributes.ts';
import { flag, json, text, whole } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { Steady } from './steady.tsx';

const props = {
  label: text({ about: 'What the button is called.', fallback: 'Press' }),
  start: whole({ about: 'Where the count begins.', min: 0, max: 99, fallback: 0 }),
  isKeen: flag({ about: 'Takes part in everything.' }),
  words: json(v.array(v.string()), { about: 'Words to list.', fallback: [], accepts: 'a list of texts' }),
};
export type SteadyProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'steady',
  kind: 'inline',
  load: 'load',
  about: 'Counts presses; keeps typed text.',
  props,
  replays: ['submit', 'click'],
  view: Steady,
});
