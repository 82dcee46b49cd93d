import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { currentToken } from '../page/fresh-token.ts';

/**
 * For a form whose post leaves the page. It is posted once, with the token that the server accepts at that moment
 * (decision 10): another tab may have signed in or out, and a refusal would be the next page.
 * @param postUnseen posts in the form's place, if it has a password
 */
export function useTokenPost(signal: AbortSignal, postUnseen?: (token: string) => void) {
  const token = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);
  const [isLeaving, setLeaving] = useState(false);

  // After a back-forward-cache restore the form can be posted again (decision 22).
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', handlePageShow, { signal });
  }, [signal]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isReady.current) {
      isReady.current = false;
      return;
    }
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    const form = event.currentTarget;
    const value = await currentToken();
    if (signal.aborted) return;
    if (postUnseen) {
      postUnseen(value);
      return;
    }
    token.current!.value = value;
    isReady.current = true;
    form.requestSubmit();
  }

  return {
    isLeaving,
    /** Of the token's field, which is uncontrolled: a render while leaving would reset it. */
    token,
    handleSubmit,
  };
}
