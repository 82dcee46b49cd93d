import { useEffect, useState } from 'react';
import { onRestored } from '../page/restored.ts';

/** Whether the shopper is leaving the page; false again after a back-forward-cache restore (decision 22). */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => onRestored(() => setLeaving(false)), []);

  return [isLeaving, setLeaving] as const;
}
