import { navigate } from '../page/navigation.ts';
import { useLeaving } from './use-leaving.ts';

/** For a button that leads to another page, once. */
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
