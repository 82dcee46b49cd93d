import { type SubmitEvent, useRef } from 'react';
import { currentToken } from '../page/fresh-token.ts';
import { wipeOnPageHide } from '../page/wipe-on-pagehide.ts';
import { useLeaving } from './use-leave.ts';

/** Posts the form with a token. */
type Post = (token: string) => void;

/**
 * For a form whose post leaves the page: posts it once, with the token that the server accepts at that moment (decision
 * 10). After a sign-in or sign-out in another tab, the page's own token would lead to an error page.
 * @param take for a form with a password: reads the fields when the shopper submits, and returns a function that posts
 * them in place of the form
 */
export function useTokenPost(signal: AbortSignal, take?: () => Post) {
  const token = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);
  const [isLeaving, setLeaving] = useLeaving();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isReady.current) {
      isReady.current = false;
      return;
    }
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    const form = event.currentTarget;
    let post: Post | undefined =
      take?.() ??
      ((value) => {
        token.current!.value = value;
        isReady.current = true;
        form.requestSubmit();
      });
    // The back-forward cache would keep the password, and post it once the shopper comes back.
    const drop = () => {
      post = undefined;
    };
    const ignorePageHide = wipeOnPageHide(drop, { signal });
    const value = await currentToken();
    ignorePageHide();
    if (!signal.aborted) post?.(value);
  }

  return {
    isLeaving,
    /** The ref of the token's field. The field is uncontrolled, because a render while the page is left would reset it. */
    token,
    handleSubmit,
  };
}
