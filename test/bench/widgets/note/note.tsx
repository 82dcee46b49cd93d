import { type ReactNode, useLayoutEffect } from 'react';
import type { NoteProps } from './note.island.ts';

export function Note({ name }: NoteProps): ReactNode {
  useLayoutEffect(() => {
    window.onViewCommitted?.();
  }, []);
  return <p className="si-bench-note">{name}</p>;
}
