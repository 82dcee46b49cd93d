import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emit } from '../../../../src/page/events.ts';
import { useIsland } from '../../../../src/runtime/use-island.ts';
import type { FaultyProps } from './faulty.island.ts';

export function Faulty({ fault }: FaultyProps) {
  const island = useIsland();
  const [isBroken, setBroken] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const failIn = (place: string) => {
    if (fault === place) throw new Error(`broken on purpose in ${place}`);
  };
  failIn('render');
  if (isBroken) failIn('update');
  useLayoutEffect(() => failIn('layout-effect'));
  useEffect(() => {
    failIn('effect');
    if (fault === 'view') island.fail(new Error('broken on purpose in view'));
    return () => failIn('unmount');
  });
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setBroken(true);
          failIn('event');
          if (fault === 'event-inside-event') field.current!.focus();
          failIn('event-inside-event');
          if (fault === 'close-event') dialog.current!.close();
          if (fault !== 'none') return;
          field.current!.focus();
          emit('storefront:track', { name: 'Payment Error' });
          dialog.current!.show();
          dialog.current!.close();
        }}
      >
        Rendered
      </button>
      <input ref={field} className="si-faulty" aria-label="Field" />
      <dialog ref={dialog} open={fault === 'close-event'} onClose={() => failIn('close-event')} />
    </>
  );
}
