import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FileAnswer } from './doctor-options.ts';
import { followRedirects } from './follow-redirects.ts';
import { reasonWithoutAnswer } from './no-answer.ts';

/** A URL or file that was read. */
export interface Place {
  /** The file's bytes, if it was loaded whole. */
  content?: Uint8Array;
  /** The final URL, after redirects. */
  url: string;
  policy?: string;
  /** The server's answer, if there was one. */
  answer?: FileAnswer;
  /** The reason why there was no answer. */
  reason?: string;
}

interface Asking {
  /** The origin of the page that asks for the file, if one does. */
  origin?: string;
  /** Headers that are sent to the place's own origin only, also after a redirect: they may sign in. */
  headers?: Readonly<Record<string, string>>;
}

/** Fetches a URL or reads a file. */
export async function readPlace(url: string, asking: Asking = {}): Promise<Place> {
  try {
    if (url.startsWith('file:')) return { content: await readFile(fileURLToPath(url)), url };
    const response = await fetchPlace(url, asking);
    const { ok, status, headers } = response;
    const answer = {
      status,
      type: headers.get('content-type') ?? '',
      sharedWith: headers.get('access-control-allow-origin') ?? '',
    };
    const policy = headers.get('content-security-policy') ?? '';
    const place = { url: response.url || url, policy, answer };
    if (ok) return { ...place, content: new Uint8Array(await response.arrayBuffer()) };
    await response.body?.cancel();
    return place;
  } catch (error) {
    return { url, reason: reasonWithoutAnswer(error) };
  }
}

/** The headers go to the place's own origin only. */
function fetchPlace(url: string, { origin, headers = {} }: Asking): Promise<Response> {
  const own: Record<string, string> = origin ? { origin } : {};
  const { origin: first } = new URL(url);
  return followRedirects(url, (at) =>
    fetch(at, {
      headers: { ...own, ...(at.origin === first ? headers : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    }),
  );
}
