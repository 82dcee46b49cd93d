import { useEffect, useState } from 'react';
import { navigate } from '../page/navigation.ts';

/** For a button that leads to another page, once; after a back-forward-cache restore it works again (decision 22). */
export function useLeave(signal: AbortSignal) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', handlePageShow, { signal });
  }, [signal]);

  return {
    isLeaving,
    /** @returns false if the URL was refused (decision 11) */
    leave(url: string): boolean {
      const isFollowed = navigate(url);
      setLeaving(isFollowed);
      return isFollowed;
    },
  };
}
