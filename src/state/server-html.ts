import { type RefObject, useLayoutEffect, useRef } from 'react';
import { setHtml } from '../page/html.ts';

/**
 * Where the server's markup goes, sanitised (decision 12).
 * @param onFail it could not be shown
 */
export function useServerHtml(html: string, onFail: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other markup is what it runs for
  useLayoutEffect(() => {
    setHtml(place.current!, html).catch(onFail);
  }, [html]);
  return place;
}
