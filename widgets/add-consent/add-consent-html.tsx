import type { ReactNode } from 'react';
import { useServerHtml } from '../../src/state/server-html.ts';

interface HtmlProps {
  /** The server's markup; it is sanitised (decision 12). */
  html: string;
  /** It could not be shown. */
  onFail: () => void;
}

/** The server's message, in its own markup. */
export function AddConsentHtml({ html, onFail }: HtmlProps): ReactNode {
  return <div ref={useServerHtml(html, onFail)} className="si-server-text" />;
}
