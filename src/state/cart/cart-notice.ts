import { useEffect, useState } from 'react';
import { forgetNotice, leaveNotice, readNotice } from '../left-notice.ts';

const noticeKey = 'storefront-islands:cart-notice';

/** Says something at the top of the cart’s page, which is about to be loaded. */
export const leaveCartNotice = (text: string): void => leaveNotice(noticeKey, text);

/** What the page before wanted to be said here; undefined if nothing. It is said on one page. */
export function useCartNotice(): string | undefined {
  const [notice] = useState(() => readNotice(noticeKey));
  useEffect(() => {
    if (notice) forgetNotice(noticeKey);
  }, [notice]);
  return notice;
}
