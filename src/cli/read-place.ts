import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FileAnswer } from './doctor-options.ts';
import { reasonWithoutAnswer } from './no-answer.ts';

/** A URL or file that was read. */
export interface Place {
  /** The file's bytes, if it was loaded whole. */
  content?: Uint8Array;
  /** The final one, after redirects. */
  url: string;
  policy?: string;
  /** The server's answer, if there was one. */
  answer?: FileAnswer;
  /** Why there was none. */
  reason?: string;
}

/**
 * Fetches a URL or reads a file.
 * @param origin of the page that asks for it, if one does
 */
export async function readPlace(url: string, origin?: string): Promise<Place> {
  try {
    if (url.startsWith('file:')) return { content: await readFile(fileURLToPath(url)), url };
    const given: HeadersInit = origin ? { origin } : {};
    const response = await fetch(url, { headers: given, signal: AbortSignal.timeout(20_000) });
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
