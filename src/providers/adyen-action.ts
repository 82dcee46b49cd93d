import type { AdditionalDetailsData, PaymentAction, UIElement } from '@adyen/adyen-web';
import { noteReturn, safeUrl } from '../page/navigation.ts';
import { shownUrl } from '../page/shown-url.ts';
import { type CardProvider, loadProvider, startProvider } from './adyen.ts';

/** The component's result, for the server. */
export type ActionDetails = AdditionalDetailsData['data']['details'];

interface ActionPlace {
  place: HTMLElement;
  /** Aborts when the place is gone; then the component is removed. */
  signal: AbortSignal;
  onDetails(details: ActionDetails): void;
  onError(error: Error): void;
}

/**
 * Carries out an action of the payment provider by its package's own component: the bank's 3-D Secure check in a frame, or
 * a redirect to the bank's page, which has to be among the page's `redirectOrigins` (decisions 11, 88).
 * @throws if the package cannot be loaded, or does not know the action
 */
export async function showAction(
  provider: CardProvider | undefined,
  action: Record<string, unknown>,
  { place, signal, onDetails, onError }: ActionPlace,
): Promise<void> {
  const whileCurrent =
    <Given>(handle: (given: Given) => void) =>
    (given: Given) => {
      if (!signal.aborted) handle(given);
    };
  const checkout = await startProvider(await loadProvider(provider), {
    onAdditionalDetails: whileCurrent(({ data }) => onDetails(data.details)),
    // Its message may contain the bank's data.
    onError: whileCurrent(({ name }) => onError(Error(`the bank’s check failed: ${name}`))),
  });
  signal.throwIfAborted();
  const component: UIElement = checkout.createFromAction(action as unknown as PaymentAction, {
    challengeWindowSize: windowSizeOf(place.clientWidth),
    ...provider?.config,
    beforeRedirect(go: () => void, refuse: () => void, { url }: { url: string }) {
      if (signal.aborted) return refuse();
      if (safeUrl(url)) {
        noteReturn();
        return go();
      }
      refuse();
      onError(
        Error(
          `the bank’s page ${shownUrl(url)} was refused; accepted are http(s) URLs on this page's origin or one of redirectOrigins in #storefront-context`,
        ),
      );
    },
  });
  component.mount(place);
  signal.addEventListener('abort', () => component.unmount());
}

/** The largest of the bank's window sizes that fits: 250, 390 or 500 px wide; 05 fills what there is. */
function windowSizeOf(width: number): '01' | '02' | '03' | '05' {
  if (width >= 500) return '03';
  return width >= 390 ? '02' : '05';
}
