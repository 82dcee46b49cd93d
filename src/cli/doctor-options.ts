import type { Call } from '../contract/call.ts';
import type { Island } from '../runtime/define-island.ts';

export interface FileAnswer {
  status: number;
  /** The `Content-Type`. */
  type?: string;
  /** The `Access-Control-Allow-Origin`. */
  sharedWith?: string;
}

export interface DoctorOptions {
  islands: readonly Island[];
  calls: readonly Pick<Call, 'name'>[];
  /** The widgets that send what changes something; unless given, any may. */
  changing?: readonly string[] | undefined;
  /** The page's URL. */
  url: string;
  /** Whether the page's files can be read, as those of a page on a server can. */
  hasFiles: boolean;
  /** The content of a file of the page, or undefined if it cannot be had. */
  read(url: string): Promise<Uint8Array | undefined>;
  /** The server's answer for a file; undefined if there was none. Without this function the doctor requests no file. */
  answerOf?(url: string): Promise<FileAnswer | undefined>;
  /** The policies of the page's `Content-Security-Policy` headers. */
  policies?: readonly string[];
}

/** The page that is examined. */
export interface DoctorPage extends DoctorOptions {
  /** The base of relative URLs: the page's own URL, or its `<base href>`. */
  base: string;
}
