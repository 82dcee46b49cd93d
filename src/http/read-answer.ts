import { getDotPath } from 'valibot';
import type { Call } from '../contract/call.ts';
import { parseTolerantly, reasonOf } from '../page/parse-tolerantly.ts';
import { reportLeft } from '../page/report-left.ts';
import type { CallDetails } from './errors/call-error.ts';
import { FormatError } from './errors/format-error.ts';
import { ResetError } from './errors/reset-error.ts';
import { SessionError } from './errors/session-error.ts';
import { ShapeError } from './errors/shape-error.ts';
import { StatusError } from './errors/status-error.ts';
import { TokenError } from './errors/token-error.ts';

type Fields = Record<string, unknown>;

/** The answer's top-level fields; none if it is not a JSON object. */
function fieldsOf(json: unknown): Fields {
  return json !== null && typeof json === 'object' ? (json as Fields) : {};
}

/** A `message` meant for the shopper: short plain text. */
const readable = ({ message }: Fields) =>
  typeof message === 'string' && /^[^<{]{0,299}$/.test(message) ? message : undefined;

/** The `errorCode` of a refusal, if it is a short word. */
const codeOf = ({ errorCode }: Fields) =>
  typeof errorCode === 'string' && /^\w{1,40}$/.test(errorCode) ? errorCode : undefined;

const isMarkup = (text: string) => /^\s*</.test(text);
const isPage = (text: string) => /^\s*<(!|html|head|body)/i.test(text);

/** The parsed answer: JSON, or the text or HTML that the call accepts instead; undefined if it is neither. */
function contentOf({ jsonIn, orHtml }: Pick<Call, 'jsonIn' | 'orHtml'>, text: string): unknown {
  if (orHtml && isMarkup(text) && !isPage(text)) return { [orHtml]: text };
  try {
    return JSON.parse((isMarkup(text) && jsonIn?.(text)) || text);
  } catch {
    // JSON.parse's message quotes the answer, which may hold something that must not be logged.
    return undefined;
  }
}

/** The first sentence is checkout §8's; the second names what came instead. */
const notJson = (what: string) => `Response is not in Json formate: ${what}`;

/**
 * Parses and checks the text of an answer, or throws the CallError that fits.
 * @param report gets what was left out of the answer, or replaced in it
 */
export function readAnswer<Answer>(
  call: Call<unknown, Answer>,
  details: CallDetails,
  status: number,
  text: string,
  report = (left: readonly string[]): void => reportLeft(`${call.action}: left out of the answer`, left),
): Answer {
  const { landedOn, isAtSignIn } = details;
  let json = contentOf(call, text);
  const fields = fieldsOf(json);
  const fail = <E extends { status?: number }>(error: E) => Object.assign(error, { status });
  // The browser hides the status of a redirect that was not followed: it is 0.
  if (status < 200 || (status > 299 && status < 400))
    throw fail(
      new FormatError(
        details,
        notJson('the POST was redirected; the browser does not say where, and it was not followed'),
      ),
    );
  if (fields.IsReset || fields.isReset) throw fail(new ResetError(details));
  if (isAtSignIn && hasSession(call, details))
    throw fail(new SessionError(details, `the GET was redirected to ${landedOn}`));
  if (status > 299) {
    if (status === 403 && call.changesState && fields.isTokenStale === true) {
      throw fail(new TokenError(details, '403, the anti-forgery token is stale'));
    }
    const isEnded = status === 401 && hasSession(call, details);
    const error = fail(new (isEnded ? SessionError : StatusError)(details, `status ${status}`));
    // The text of a 5xx comes from an exception on the server, and is not for the shopper.
    if (status < 500) {
      error.serverMessage = readable(fields);
      error.code = codeOf(fields);
    }
    throw error;
  }
  if (json === undefined || json === null) {
    const from = landedOn ? `, from ${landedOn}, where the GET was redirected` : '';
    const what = json === null ? 'null' : whatCame(status, text);
    throw fail(new FormatError(details, notJson(`${what} came${from}`)));
  }
  if (call.orList && Array.isArray(json)) json = { [call.orList]: json };
  const read = parseTolerantly(call.answer, json);
  if (!read.success) {
    const [issue] = read.issues;
    const at = getDotPath(issue) ?? 'top level';
    throw fail(new ShapeError(details, `the answer's ${at}: ${reasonOf(issue)}`));
  }
  report(read.left);
  return read.output;
}

/** Whether the call can fail because the session has ended: a call to another origin is sent without cookies. */
const hasSession = ({ isBeforeSignIn }: Pick<Call, 'isBeforeSignIn'>, { api }: CallDetails) =>
  !isBeforeSignIn && api.startsWith('/');

function whatCame(status: number, text: string): string {
  if (isMarkup(text)) return 'an HTML page';
  if (!text) return status === 200 ? 'nothing' : `${status} without content`;
  return text.length === 1 ? '1 character' : `${text.length} characters`;
}
