import { atom, useAtomValue, useStore } from 'jotai';
import { type RefCallback, useCallback } from 'react';
import { handleFailure } from '../failure.ts';
import { sharedAtom } from '../store.ts';

/** The server's messages about the ways of paying, from the last answer that had any: markup, not sanitised yet. */
export const paymentNoticesAtom = sharedAtom('paymentNotices', () => atom(''));

/**
 * Shows the server's messages, sanitised (decision 12), in the element that gets this ref; undefined if there are none,
 * or they cannot be shown.
 */
export function usePaymentNotices(): RefCallback<HTMLElement> | undefined {
  const store = useStore();
  const html = useAtomValue(paymentNoticesAtom);
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      import(/* Shows the server’s markup about the ways of paying. */ '../../page/html.ts')
        .then(({ setHtml }) => setHtml(place, html))
        .catch((error) => {
          handleFailure(error, { isBackground: true });
          store.set(paymentNoticesAtom, '');
        });
    },
    [html, store],
  );
  return html ? show : undefined;
}
