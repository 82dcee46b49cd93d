import { type HttpHandler, HttpResponse, http } from 'msw';
import { callOf, type KnownCall, pageCallOf, respond } from './answers.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * MSW's handlers for the calls that these answers are for, one each, and one for those without a path of their own: a
 * listing has its page's URL, a popup the one that an answer gave. They leave every other request alone.
 */
export function handlersOf(calls: readonly KnownCall[], answers: Given): HttpHandler[] {
  const answered = calls.filter(({ name }) => answers[name] !== undefined);
  let lastAttemptId = '';
  const answer = async (call: KnownCall, request: Request) => {
    const body =
      request.method === 'POST'
        ? await request
            .clone()
            .json()
            .catch(() => null)
        : null;
    lastAttemptId = (body as { attemptId?: string } | null)?.attemptId ?? lastAttemptId;
    try {
      return await respond(answers[call.name], request.signal, lastAttemptId);
    } catch {
      // Instead of the error that `fetch` would reject with.
      return HttpResponse.error();
    }
  };
  const ofPath = answered
    .filter(({ path }) => path)
    .map((call) =>
      http[call.method === 'GET' ? 'get' : 'post'](`*${call.path}`, ({ request }) => answer(call, request)),
    );
  const others = answered.filter(({ path }) => !path);
  const withoutPath = http.get('*', ({ request }) => {
    // The page itself, and its files, have such URLs too.
    if (!request.headers.get('accept')?.startsWith('application/json')) return undefined;
    const url = new URL(request.url);
    const call = pageCallOf(answered, url) ?? callOf(others, answers, 'GET', url);
    return call && answer(call, request);
  });
  return others.length > 0 ? [...ofPath, withoutPath] : ofPath;
}
