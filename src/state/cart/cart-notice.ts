import { useEffect, useState } from 'react';
import { forgetNotice, leaveNotice, readNotice } from '../left-notice.ts';

const noticeKey = 'storefront-islands:cart-notice';

/** Leaves a notice for the top of the cart’s page, which is about to be loaded. */
export const leaveCartNotice = (text: string): void => leaveNotice(noticeKey, text);

/** The notice that the page before has left for the cart’s page; undefined if there is none. It is shown once. */
export function useCartNotice(): string | undefined {
  const [notice] = useState(() => readNotice(noticeKey));
  useEffect(() => {
    if (notice) forgetNotice(noticeKey);
  }, [notice]);
  return notice;
}
