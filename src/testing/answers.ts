import { type Call, isPageCall } from '../contract/call.ts';
import type { Answers } from './test-page.ts';

/** The fields of a declared call that identify its requests. */
export type KnownCall = Pick<Call, 'name' | 'method' | 'path' | 'hasBase' | 'place'>;

type Answerer = (signal: AbortSignal) => Response | Promise<Response>;

/**
 * The declared call to which a request belongs. Calls at a page's own URL, or at a URL that an answer gives, have no
 * path: they are recognized by the given answers.
 */
export function callOf<C extends KnownCall>(
  calls: readonly C[],
  answers: Answers,
  method: string,
  { pathname, searchParams }: URL,
): C | undefined {
  const hasPath = ({ path, hasBase }: C) =>
    path !== '' && (hasBase ? pathname.endsWith(path) : pathname === path);
  const isAnswered = (call: C) =>
    call.path === '' && call.name in answers && isPageCall(call) === searchParams.has('isModelOnly');
  const same = calls.filter((call) => call.method === method);
  return same.find(hasPath) ?? same.find(isAnswered);
}

/**
 * The call of the listing to whose page a request is sent, by the call's place; undefined for a request of the page
 * itself.
 */
export function pageCallOf<C extends KnownCall>(
  calls: readonly C[],
  { pathname, searchParams }: URL,
): C | undefined {
  if (!searchParams.has('isModelOnly')) return undefined;
  const pages = calls.filter(isPageCall);
  const folderOf = ({ place = '' }: C) => place.split('{')[0]!;
  const isThere = (call: C) => folderOf(call).length > 1 && pathname.startsWith(folderOf(call));
  return pages.find(isThere) ?? pages.find((call) => folderOf(call) === '/');
}

/**
 * The response for one of the {@link Answers}.
 * @param attemptId replaces `{attemptId}` in it
 * @param signal    rejects an answer that never comes
 */
export async function respond(answer: unknown, signal: AbortSignal, attemptId: string): Promise<Response> {
  if (typeof answer === 'function') return (answer as Answerer)(signal);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (typeof answer === 'number')
    return Response.json({ message: 'The service is not available.' }, { status: answer });
  if (answer === 'never' || answer === undefined) return new Promise((_, reject) => rejectOn(signal, reject));
  return Response.json(repeating(answer, attemptId));
}

function repeating(answer: unknown, attemptId: string): unknown {
  if (answer === null || typeof answer !== 'object') return answer;
  return JSON.parse(JSON.stringify(answer).replaceAll('{attemptId}', attemptId));
}

function rejectOn(signal: AbortSignal, reject: (reason: unknown) => void): void {
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
}
