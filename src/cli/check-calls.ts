import type { Call } from '../contract/call.ts';
import type { ExampledCall } from '../contract/examples.ts';
import { wrongUnits, wrongUnitWords } from '../domain/price-units.ts';
import { CallError } from '../http/errors/call-error.ts';
import { ResetError } from '../http/errors/reset-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import { isSignInPage } from '../page/page-path.ts';
import { wrongSubtotal } from './check-subtotal.ts';
import { NoAnswer, type ShopAnswer, type ShopClient } from './shop-client.ts';

/** A breach of the contract: the request, and what is wrong with its answer. */
export interface Breach {
  request: string;
  message: string;
  /** The widgets that send the call, if it is declared by itself. */
  widgets?: readonly string[];
  /** The number of further requests of the same listing with the same breach. */
  repeats?: number;
  /** The guide's page about it, such as `guest-shop.html`; unless given, the page of the call that the request names. */
  guide?: string;
}

/** What has been found so far; it is kept when the request limit ends the check. */
export interface Found {
  breaches: Breach[];
  /** The calls that the backend does not have: it answers them with 404 or 405. */
  missing: Breach[];
  /** The calls that were asked. */
  asked: string[];
  /** The listings that were checked. */
  listings: string[];
  /** The number of the order that was placed. */
  order?: string | undefined;
}

/** Sends each declared GET that has a path of its own, with its example's payload. */
export async function checkCalls(
  calls: readonly ExampledCall[],
  client: ShopClient,
  { breaches, missing, asked }: Found,
  {
    sku,
    widgetsOf = () => [],
  }: { sku?: string | undefined; widgetsOf?(call: string): readonly string[] } = {},
): Promise<void> {
  for (const call of calls.filter(isAskedAlone)) {
    const given = call.example.payload as Record<string, unknown>;
    const payload = sku && 'sku' in given ? { ...given, sku } : given;
    const { messages, status } = await askCall(call, client, call.path, payload);
    asked.push(call.name);
    const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, `${value}`]));
    const request = `${call.name}: GET ${call.path}${query.size ? `?${query}` : ''}`;
    const widgets = widgetsOf(call.name);
    const found = messages.map((message) => ({ request, message, ...(widgets.length && { widgets }) }));
    (status === 404 || status === 405 ? missing : breaches).push(...found);
  }
}

/** Whether a call can be checked by itself: it changes nothing and has a path of its own. */
export const isAskedAlone = ({ method, changesState, path, hasBase }: Call) =>
  method === 'GET' && !changesState && path !== '' && !hasBase;

/**
 * A call's answer, or a breach that says why the islands could not read it.
 * @throws LimitReached if the limit of requests is reached
 */
export async function askCall<Answer>(
  call: Call<unknown, Answer>,
  client: ShopClient,
  address: string,
  query: Record<string, unknown>,
): Promise<{ answer?: Answer; messages: string[]; status?: number }> {
  try {
    const given = await client.get(address, query);
    return { ...readShopAnswer(call, given), status: given.status };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { messages: [`it ${error.message}`] };
  }
}

/** Amounts of an answer that are wrong, in words: those that look like dollars, and a subtotal that is not its lines'. */
function wrongAmounts(text: string): string[] {
  try {
    const answer: unknown = JSON.parse(text);
    const subtotal = wrongSubtotal(answer);
    return [
      ...wrongUnits(answer).map((wrong) => `the answer's ${wrongUnitWords(wrong)}`),
      ...(subtotal ? [subtotal] : []),
    ];
  } catch {
    // An answer that is not JSON is reported by another check.
    return [];
  }
}

/**
 * A call's answer as the islands would read it, with everything that they would replace; or the reason why they would not
 * read it.
 */
export function readShopAnswer<Answer>(
  call: Call<unknown, Answer>,
  { status, text, landedOn }: Pick<ShopAnswer, 'status' | 'text' | 'landedOn'>,
  wordsOf = (left: readonly string[]) => [`${call.action}: left out of the answer: ${left.join(', ')}.`],
): { answer?: Answer; messages: string[] } {
  const { action, method, path, failure } = call;
  const messages = wrongAmounts(text);
  const report = (left: readonly string[]) => {
    if (left.length) messages.push(...wordsOf(left));
  };
  try {
    const isAtSignIn = !!landedOn && isSignInPage(landedOn);
    const details = { action, method, api: path, failure, landedOn, isAtSignIn };
    const answer = readAnswer(call, details, status, text, report);
    return { answer, messages };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // A visitor who has not signed in, or has no order, is not a mistake of the server.
    const isExpected = error instanceof ResetError || (error.kind === 'session' && failure.asksToSignIn);
    // The request is named beside the message.
    const reason = error.message.replace(`${action} failed: ${method} ${path}: `, '');
    return { messages: isExpected ? messages : [reason, ...messages] };
  }
}
