import { useEffect, useState } from 'react';

/** Whether the shopper is leaving the page; false again after a back-forward-cache restore (decision 22). */
export function useLeaving(signal: AbortSignal) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', handlePageShow, { signal });
  }, [signal]);

  return [isLeaving, setLeaving] as const;
}
