import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { setHtml } from '../page/html.ts';

/**
 * Renders sanitised server markup (decision 12) into the element that has the ref.
 * @param onFail called if it could not be shown
 */
export function useServerHtml(
  html: string,
  onFail: (error: unknown) => void,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const handleFail = useEffectEvent(onFail);
  useLayoutEffect(() => {
    setHtml(place.current!, html).catch(handleFail);
  }, [html]);
  return place;
}
