import type { ReactNode } from 'react';
import { useServerHtml } from '../hooks/use-server-html.ts';

interface ServerTextProps {
  /** The server's markup; it is sanitised (decision 12). */
  html: string;
  /** Called if it could not be shown. */
  onFail: (error: unknown) => void;
}

/** A text of the server, in its own markup. */
export function ServerText({ html, onFail }: ServerTextProps): ReactNode {
  return <div ref={useServerHtml(html, onFail)} className="si-server-text" />;
}
