import { useState } from 'react';
import { navigate } from '../page/navigation.ts';
import { useOnRestored } from './use-on-restored.ts';

/** Whether the shopper is leaving the page; false again after a back-forward-cache restore (decision 22). */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);

  useOnRestored(() => setLeaving(false));

  return [isLeaving, setLeaving] as const;
}

/** For a button that leads to another page: a second press does nothing. */
export function useLeave() {
  const [isLeaving, setLeaving] = useLeaving();

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
