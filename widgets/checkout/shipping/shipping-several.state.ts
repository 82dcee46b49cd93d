import { useState } from 'react';
import { useOnChange } from '../../../src/hooks/use-on-mount.ts';
import { reloadIfReachable } from '../../../src/page/reload-if-reachable.ts';
import type { ShippingRecipients } from './shipping-recipients.tsx';

// Not in the store, which another version of the library may share: a view belongs to the code that renders it.
let loaded: typeof ShippingRecipients | undefined;

/** Loads the view for several addresses. */
export async function loadRecipientsView(): Promise<void> {
  loaded ??= (await import(/* Ships an order to several addresses. */ './shipping-recipients.tsx'))
    .ShippingRecipients;
}

/** The view for several addresses, loaded on demand. */
export function useRecipientsView(isWanted: boolean) {
  const [hasFailed, setFailed] = useState(false);
  const [View, setView] = useState(() => loaded);

  function load(isAgain = false) {
    loadRecipientsView().then(
      () => {
        setFailed(false);
        setView(() => loaded);
      },
      () => {
        setFailed(true);
        if (isAgain) reloadIfReachable();
      },
    );
  }

  useOnChange(() => {
    if (isWanted && !loaded) load();
  }, String(isWanted));

  return { View, hasFailed, retry: () => load(true) };
}
