import { useState } from 'react';
import { useOnRestored } from './use-on-restored.ts';

/** Whether the shopper is leaving the page; false again after a back-forward-cache restore (decision 22). */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);

  useOnRestored(() => setLeaving(false));

  return [isLeaving, setLeaving] as const;
}
