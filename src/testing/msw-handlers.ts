import { type HttpHandler, HttpResponse, http } from 'msw';
import { isPageCall } from '../contract/call.ts';
import { callOf, type KnownCall, respond } from './answers.ts';

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
  const withoutPath = http.get('*', ({ request }) => {
    // The page itself, and its files, have such URLs too.
    if (!request.headers.get('accept')?.startsWith('application/json')) return undefined;
    const call = callAt(answered, answers, new URL(request.url));
    return call && answer(call, request);
  });
  return answered.some(({ path }) => !path) ? [...ofPath, withoutPath] : ofPath;
}

/** The call without a path that is sent to a URL: the listing whose place it is, or else any that is answered. */
function callAt(calls: readonly KnownCall[], answers: Given, url: URL): KnownCall | undefined {
  const others = calls.filter(({ path }) => !path);
  const place = (call: KnownCall) => (call.place ?? '').split('{')[0]!;
  const isThere = (call: KnownCall) =>
    isPageCall(call) && place(call).length > 1 && url.pathname.startsWith(place(call));
  return url.searchParams.has('isModelOnly') && others.some(isThere)
    ? others.find(isThere)
    : callOf(others, answers, 'GET', url);
}
