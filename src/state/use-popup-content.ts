import { useState } from 'react';
import type { Call } from '../contract/call.ts';
import { errorMessages } from '../domain/messages.ts';
import { useOnMount } from '../hooks/use-on-mount.ts';
import { type SendOptions, send } from '../http/send.ts';
import { pageTexts } from '../page/texts.ts';
import { useAttempt } from './attempt.ts';

/** The content of a popup; `html` is server markup. */
interface PopupContent {
  title?: string | undefined;
  html: string;
}

/** Loads the content of a server popup by this call, when the popup opens and on Try Again. */
export function usePopupContent<Payload>(
  call: Call<Payload, PopupContent>,
  payload: Payload,
  options: SendOptions,
) {
  const [content, setContent] = useState<PopupContent>();
  const { state, hasFailed, attempt, settle } = useAttempt();

  const load = () =>
    attempt(async () => {
      setContent(await send(call, payload, options));
      return 'idle';
    });

  useOnMount(() => {
    load();
  });

  return {
    content,
    /** For the shopper. */
    message: state.status === 'failed' ? state.message : undefined,
    isLoading: !content && state.status !== 'failed',
    hasFailed,
    load,
    /** Its markup could not be sanitised, so it cannot be shown. */
    handleUnreadable(error: unknown) {
      setContent(undefined);
      settle({
        status: 'failed',
        message: pageTexts(errorMessages).genericErrorMessage,
        hasPopup: false,
        error,
      });
    },
  };
}
