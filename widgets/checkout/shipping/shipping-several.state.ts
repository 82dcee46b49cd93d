import { useEffect, useState } from 'react';
import type { ShippingRecipients } from './shipping-recipients.tsx';

let loaded: typeof ShippingRecipients | undefined;

/** The view for several addresses, loaded when it is wanted. */
export function useRecipientsView(isWanted: boolean) {
  const [hasFailed, setFailed] = useState(false);
  const [View, setView] = useState(() => loaded);

  function load() {
    import(/* Ships an order to several addresses. */ './shipping-recipients.tsx').then(
      (file) => {
        loaded = file.ShippingRecipients;
        setFailed(false);
        setView(() => loaded);
      },
      () => setFailed(true),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it becomes wanted
  useEffect(() => {
    if (isWanted && !loaded) load();
  }, [isWanted]);

  return { View, hasFailed, retry: load };
}
