import { getResetToken, requestPasswordReset } from '../../src/contract/account/account.ts';
import type { Call } from '../../src/contract/call.ts';
import { errorMessages, withOverrides } from '../../src/domain/messages.ts';
import { refusal } from '../../src/http/address.ts';
import { CallError } from '../../src/http/errors/call-error.ts';
import { send } from '../../src/http/send.ts';
import { shopperMessage } from '../../src/http/shopper-message.ts';
import { pageContext } from '../../src/page/context.ts';
import { setHtml } from '../../src/page/html.ts';
import { logFailure, reportFailure } from '../../src/state/report.ts';

/** What came of a call: its answer, what the shopper is told, or undefined when nobody waits for it any more. */
export type Outcome<Answer> = { answer: Answer } | { message: string } | undefined;

/** The island that asks: `useIsland()`. */
interface Asker {
  signal: AbortSignal;
  open(name: string): Promise<void>;
}

export interface ResetForm {
  /** For one request. */
  token: string;
  /** What the server says above the field, sanitised; undefined where it says nothing, or it could not be read. */
  header?: Node[] | undefined;
}

/** Asks for a token, and for what stands above the form (cart §7). */
export async function loadForm(asker: Asker): Promise<Outcome<ResetForm>> {
  const outcome = await ask(getResetToken, {}, asker);
  if (!outcome || 'message' in outcome) return outcome;
  const { requestToken: token, headerMessage } = outcome.answer;
  return { answer: { token, header: headerMessage ? await readHeader(headerMessage) : undefined } };
}

/** Asks for the link. What the server says of a success goes unread: it might tell whether there is an account (decision 47). */
export async function requestReset(
  accountEmail: string,
  token: string,
  asker: Asker,
): Promise<Outcome<unknown>> {
  return ask(requestPasswordReset, { accountEmail, token }, asker, ({ isSuccess, message }) => {
    if (isSuccess) return;
    const error = refusal(requestPasswordReset);
    // For the shopper alone: it may name their address, which no log should.
    error.serverMessage = message;
    throw error;
  });
}

async function readHeader(markup: string): Promise<Node[] | undefined> {
  const content = document.createElement('div');
  try {
    await setHtml(content, markup);
  } catch (error) {
    logFailure(error);
  }
  return content.childNodes.length ? [...content.childNodes] : undefined;
}

async function ask<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { signal, open }: Asker,
  check?: (answer: Answer) => void,
): Promise<Outcome<Answer>> {
  try {
    const answer = await send(call, payload, { signal });
    check?.(answer);
    return { answer };
  } catch (error) {
    const kind = error instanceof CallError && error.kind;
    if (kind === 'aborted') return undefined;
    reportFailure(error);
    if (kind === 'token') open('refresh-popup').catch(() => {});
    return { message: shopperMessage(error, withOverrides(errorMessages, pageContext().messages)) };
  }
}
