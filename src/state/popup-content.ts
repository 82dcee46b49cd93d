import { useState } from 'react';
import type { AnswerOf } from '../contract/call.ts';
import { getPopup } from '../contract/popup.ts';
import { errorMessages } from '../domain/messages.ts';
import { useOnMount } from '../hooks/use-on-mount.ts';
import { send } from '../http/send.ts';
import type { IslandHandle } from '../page/island-handle.ts';
import { pageTexts } from '../page/texts.ts';
import { useAttempt } from './attempt.ts';

/** Loads the content of a server popup by its name, when the popup opens and on Try Again. */
export function usePopupContent(popupName: string, { signal }: Pick<IslandHandle, 'signal'>) {
  const [content, setContent] = useState<AnswerOf<typeof getPopup>>();
  const { state, hasFailed, attempt, settle } = useAttempt();

  const load = () =>
    attempt(async () => {
      setContent(await send(getPopup, { popupName }, { signal }));
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
