import type { Call } from '../contract/call.ts';
import { errorMessages } from '../domain/messages.ts';
import { useOnMount } from '../hooks/use-on-mount.ts';
import { type SendOptions, send } from '../http/send.ts';
import { pageTexts } from '../page/texts.ts';
import { useRead } from './read.ts';

/** The content of a popup; `html` is server markup. */
interface PopupContent {
  title?: string | undefined;
  html: string;
}

/** Loads the content of a server popup by this call, when the popup opens and on Try Again. */
export function usePopupContent<Payload>(
  call: Call<Payload, PopupContent>,
  payload: Payload,
  options: SendOptions & { signal: AbortSignal },
) {
  const { state, read, settle } = useRead<PopupContent>();
  const hasFailed = state.status === 'failed';

  const load = () =>
    read((ended) => send(call, payload, { ...options, signal: AbortSignal.any([options.signal, ended]) }));

  useOnMount(() => {
    load();
  });

  return {
    content: state.status === 'done' ? state.answer : undefined,
    /** For the shopper. */
    message: hasFailed ? state.message : undefined,
    isLoading: state.status === 'idle' || state.status === 'busy',
    hasFailed: hasFailed || (state.status === 'busy' && state.isRetry),
    load,
    /** Its markup could not be sanitised, so it cannot be shown. */
    handleUnreadable(error: unknown) {
      const message = pageTexts(errorMessages).genericErrorMessage;
      settle({ status: 'failed', message, hasPopup: false, error });
    },
  };
}
