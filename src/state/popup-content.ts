import type { AnswerOf } from '../contract/call.ts';
import { getPopup } from '../contract/popup.ts';
import { errorMessages, withOverrides } from '../domain/messages.ts';
import { CallError } from '../http/errors/call-error.ts';
import { send } from '../http/send.ts';
import { shopperMessage } from '../http/shopper-message.ts';
import { pageContext } from '../page/context.ts';
import { reportFailure } from './report.ts';

/** What came of asking: the content, or what the shopper is told; undefined when nobody waits for it any more. */
export type PopupContent = AnswerOf<typeof getPopup> | { message: string } | undefined;

/** Fetches a popup's content by its name; a failure is reported. */
export async function loadPopup(
  popupName: string,
  island: { signal: AbortSignal; open(name: string): Promise<void> },
): Promise<PopupContent> {
  try {
    return await send(getPopup, { popupName }, { signal: island.signal });
  } catch (error) {
    if (island.signal.aborted) return undefined;
    // The refresh popup says it, without a log (checkout §8).
    if (error instanceof CallError && error.kind === 'reset') island.open('refresh-popup').catch(() => {});
    else reportFailure(error);
    return { message: shopperMessage(error, withOverrides(errorMessages, pageContext().messages)) };
  }
}
