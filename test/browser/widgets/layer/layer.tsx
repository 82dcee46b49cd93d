import { useLayoutEffect, useRef } from 'react';
import { useIsland } from '../../../../src/runtime/use-island.ts';
import type { LayerProps } from './layer.island.ts';

export function Layer({ title, tone, fault }: LayerProps) {
  const island = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  if (fault === 'render') throw new Error('broken on purpose in render');
  return (
    <dialog ref={dialog} aria-label={title} data-tone={tone}>
      <h2>{title}</h2>
      <button type="button" onClick={island.close}>
        Close
      </button>
    </dialog>
  );
}
