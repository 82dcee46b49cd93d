import { useState } from 'react';
import { useIsland, useReplay } from '../../../../src/runtime/use-island.ts';
import type { SteadyProps } from './steady.island.ts';

export function Steady({ label, start, words }: SteadyProps) {
  const island = useIsland();
  const [count, setCount] = useState(start);
  // State that a test reads after the host was removed.
  Object.assign(window, { steadySignal: island.signal });
  const [replayed, setReplayed] = useState('');
  const [note, setNote] = useState(island.serverValues.note ?? '');
  const noteReplay = (what: string) => setReplayed((earlier) => (earlier ? `${earlier}, ${what}` : what));
  useReplay('submit', () => noteReplay('submit'));
  useReplay('click', (event) => noteReplay(`click ${(event.target as Element).textContent}`));
  return (
    <div className="si-steady">
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}
      </button>
      <output>{count}</output>
      <input name="note" aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <p data-replayed={replayed}>{words.join(', ')}</p>
      <button type="button" onClick={() => island.open('layer', { title: 'From an island' })}>
        Open the layer
      </button>
    </div>
  );
}
