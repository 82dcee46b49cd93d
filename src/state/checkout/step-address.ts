import { pathOfStep, type StepIndex, stepOfPath } from '../../domain/checkout/steps.ts';
import { writeEntry } from '../../page/history-entry.ts';

/** The server adds this to a step's address when it redirects there from one that is not reachable (decision 49). */
const notReachedKey = 'notReached';

/** The server adds this to the payment step's address after a failed payment. */
const errorKey = 'paymentErrorId';

/** The step in the page's address; undefined on a page outside of checkout. */
export function readStepAddress(): { step: StepIndex; wasNotReached: boolean } | undefined {
  const found = stepOfPath(location.pathname);
  return (
    found && { step: found.step, wasNotReached: new URLSearchParams(location.search).has(notReachedKey) }
  );
}

/** Whether an address says that the payment was declined (checkout §2.1). */
export const isDeclineUrl = (url: Pick<URL, 'search'>): boolean =>
  new URLSearchParams(url.search).get(errorKey) === 'authorizationError';

/** Whether the shopper comes back from a declined payment (checkout §2.1). */
export const isDeclineAddress = (): boolean => isDeclineUrl(location);

/** Removes the decline from the address: a reload is no second decline (decision 77). */
export function forgetDecline(): void {
  if (!isDeclineAddress()) return;
  const url = new URL(location.href);
  url.searchParams.delete(errorKey);
  url.hash = '';
  writeEntry('replace', history.state, url.href);
}

/** The address of a step on this page's shop; query parameters that are not this step's own stay. */
export function addressOfStep(step: StepIndex): string {
  const url = new URL(location.href);
  url.pathname = pathOfStep(step, stepOfPath(url.pathname)?.prefix);
  url.searchParams.delete(notReachedKey);
  url.searchParams.delete(errorKey);
  url.hash = '';
  return url.href;
}
