/** What the server's clock showed at a moment of this page's clock, which a change of the device's clock does not affect. */
let known: { serverMs: number; pageMs: number } | undefined;

const serverNow = () => known && known.serverMs + performance.now() - known.pageMs;

/**
 * Notes the `Date` header of an answer (decision 116).
 * @param mayBeOld whether the answer may come from the browser's cache: then it counts only if it is newer than what is
 * known
 */
export function noteDate(text: string | null, mayBeOld: boolean): void {
  const serverMs = Date.parse(text ?? '');
  if (serverMs && !(mayBeOld && serverMs < serverNow()!)) known = { serverMs, pageMs: performance.now() };
}

/** The time in milliseconds by the server's clock, once an answer has told it; until then by the device's (decision 116). */
export const timeNow = (): number => serverNow() ?? Date.now();

/**
 * The earliest day that today can be: by the server's clock, once an answer has told it. Until then a month before the
 * device's day, because the device's clock may be ahead.
 */
export function earliestToday(): Date {
  const now = serverNow();
  if (now) return new Date(now);
  const device = new Date();
  return new Date(device.getFullYear(), device.getMonth() - 1);
}
