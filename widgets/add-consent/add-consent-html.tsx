import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setHtml } from '../../src/page/html.ts';

interface HtmlProps {
  /** Markup of the server; it is sanitised (decision 12). */
  html: string;
  /** It could not be shown. */
  onFail: () => void;
}

/** What the server says, in its own markup. */
export function AddConsentHtml({ html, onFail }: HtmlProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other markup is what it runs for
  useLayoutEffect(() => {
    setHtml(place.current!, html).catch(onFail);
  }, [html]);
  return <div ref={place} className="si-add-consent__html" />;
}
