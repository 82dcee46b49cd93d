import { type HttpHandler, HttpResponse, http } from 'msw';
import { callOf, type KnownCall, pageCallOf, respond } from './answers.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * MSW's handlers: one for each call that has an answer, and one for the calls without a path of their own, such as a
 * listing at its page's URL, or a popup at the URL that an answer gave. They leave every other request alone.
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
      // MSW makes `fetch` reject with this.
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
    // The page itself and its files may have such URLs, too.
    if (!request.headers.get('accept')?.startsWith('application/json')) return undefined;
    const url = new URL(request.url);
    const call = pageCallOf(answered, url) ?? callOf(others, answers, 'GET', url);
    return call && answer(call, request);
  });
  return others.length > 0 ? [...ofPath, withoutPath] : ofPath;
}
