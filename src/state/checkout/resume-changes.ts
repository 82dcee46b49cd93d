import { errorMessages } from '../../domain/messages.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import { readChanges, takeChanges, writeChanges } from './carried-change.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** Makes the changes that were kept before the sign-in, once. */
export function resumeChanges(flow: CheckoutFlow): void {
  if (!pageContext().account.isSignedIn) return;
  if (!readChanges().length) {
    // Those that are too old are deleted.
    writeChanges([]);
    return;
  }
  import(
    /* @once Makes changes of the order that the end of the session has stopped. */ './carry-on.ts'
  ).then(
    ({ carryOn }) => carryOn(flow, takeChanges()),
    () => {
      takeChanges();
      flow.notify(pageTexts(errorMessages).genericErrorMessage);
    },
  );
}
