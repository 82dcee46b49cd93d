import { forgetNotice, leaveNotice, readNotice } from '../left-notice.ts';

const noticeKey = 'storefront-islands:step-notice';

/** Leaves a notice for the top of the step whose page is about to be loaded. */
export const leaveStepNotice = (text: string): void => leaveNotice(noticeKey, text);

/** The notice that the page before has left for this step; it is shown once. */
export function takeStepNotice(): string | undefined {
  const notice = readNotice(noticeKey);
  if (notice) forgetNotice(noticeKey);
  return notice;
}
