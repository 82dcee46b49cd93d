import { type IslandProps, text } from '../../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { offerBare } from '../bare.ts';
import { Note } from './note.tsx';

const props = { name: text({ about: 'What it says.' }) };
export type NoteProps = IslandProps<typeof props>;

offerBare('note', Note);

export default defineIsland({
  name: 'note',
  kind: 'inline',
  load: 'interaction',
  about: 'One element: the smallest island there can be.',
  props,
  view: Note,
});
