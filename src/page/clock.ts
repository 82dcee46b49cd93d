/** The server's time at a moment of this page, which the device's clock does not move. */
let known: { serverMs: number; pageMs: number } | undefined;

const serverNow = () => known && known.serverMs + performance.now() - known.pageMs;

/**
 * Notes the `Date` of an answer (decision 116).
 * @param mayBeOld the browser may have kept the answer, so that it only counts if it is newer than what is known
 */
export function noteDate(text: string | null, mayBeOld: boolean): void {
  const serverMs = Date.parse(text ?? '');
  if (serverMs && !(mayBeOld && serverMs < serverNow()!)) known = { serverMs, pageMs: performance.now() };
}

/**
 * The earliest day that it can be: by the server's clock, since an answer has told it; until then a month before the
 * device's day, because the device's clock may be ahead.
 */
export function earliestToday(): Date {
  const now = serverNow();
  if (now) return new Date(now);
  const device = new Date();
  return new Date(device.getFullYear(), device.getMonth() - 1);
}
