import { useRef, useState } from 'react';
import { getResetToken, requestPasswordReset } from '../../src/contract/account/account.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { refusal } from '../../src/http/refusal.ts';
import { send } from '../../src/http/send.ts';
import { announce } from '../../src/page/announce.ts';
import { setHtml } from '../../src/page/html.ts';
import type { IslandHandle } from '../../src/page/island-handle.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { announceUnseen, failureMessage, useAttempt } from '../../src/state/attempt.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { resetPasswordMessages } from './reset-password.messages.ts';

/** `unavailable` until a token has been loaded. */
export type ResetPasswordStep =
  | { status: 'loading' | 'trying-again' | 'sent' }
  | { status: 'unavailable'; message: string }
  | { status: 'form' | 'sending'; header: Node[] | undefined; message?: string };

/** The form's token is loaded when the layer opens, and again for each further request. */
export function useResetPassword(island: Pick<IslandHandle, 'signal' | 'close'>) {
  const loading = useAttempt<'loaded'>();
  const sending = useAttempt<'sent'>();
  const [header, setHeader] = useState<Node[]>();
  const token = useRef<string>(undefined);
  const { signal } = island;

  async function load(): Promise<void> {
    const { status } = await loading.attempt(async () => {
      const { requestToken, headerMessage } = await send(getResetToken, {}, { signal });
      token.current = requestToken;
      setHeader(headerMessage ? await readHeader(headerMessage) : undefined);
      return 'loaded';
    });
    // The page was left while loading, so after a back-forward-cache restore there is no answer.
    if (status === 'idle' && !signal.aborted) island.close();
  }

  useOnMount(() => {
    load();
  });

  /** The request finishes even if the layer closes; its outcome is then announced (decision 66). */
  async function submit(accountEmail: string): Promise<void> {
    const ended = await sending.attempt(async () => {
      const given = token.current ?? (await send(getResetToken, {})).requestToken;
      // A token is valid for one request, and even a failed one may have used it up.
      token.current = undefined;
      await requestReset(accountEmail, given);
      return 'sent';
    });
    announceUnseen(ended, island);
    if (ended.status === 'sent' && signal.aborted)
      announce(pageTexts(resetPasswordMessages).resetPasswordSuccess);
  }

  return { step: stepOf(), load, submit };

  function stepOf(): ResetPasswordStep {
    if (loading.state.status === 'failed') return { status: 'unavailable', message: loading.state.message };
    if (loading.state.status !== 'loaded') return { status: loading.hasFailed ? 'trying-again' : 'loading' };
    if (sending.state.status === 'sent') return { status: 'sent' };
    if (sending.state.status === 'busy') return { status: 'sending', header };
    const message = failureMessage(sending.state);
    return { status: 'form', header, ...(message && { message }) };
  }
}

/** Requests the link. The server's message on success is ignored: it may reveal whether there is an account (decision 47). */
async function requestReset(accountEmail: string, token: string): Promise<void> {
  const { isSuccess, message } = await send(requestPasswordReset, { accountEmail, token });
  if (isSuccess) return;
  const error = refusal(requestPasswordReset);
  // For the shopper only: it may contain their address, which must not be logged.
  error.serverMessage = message;
  throw error;
}

/** The server's markup above the field, sanitised; undefined if there is none. */
async function readHeader(markup: string): Promise<Node[] | undefined> {
  const content = document.createElement('div');
  try {
    await setHtml(content, markup);
  } catch (error) {
    // The form needs no header.
    handleFailure(error, { isBackground: true });
  }
  return content.childNodes.length ? [...content.childNodes] : undefined;
}
