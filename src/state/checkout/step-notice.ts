import { forgetNotice, leaveNotice, readNotice } from '../left-notice.ts';

const noticeKey = 'storefront-islands:step-notice';

/** Says something above the step whose page is about to be loaded. */
export const leaveStepNotice = (text: string): void => leaveNotice(noticeKey, text);

/** What the page before wanted to be said above the step, once. */
export function takeStepNotice(): string | undefined {
  const notice = readNotice(noticeKey);
  if (notice) forgetNotice(noticeKey);
  return notice;
}
