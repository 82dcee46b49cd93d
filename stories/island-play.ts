import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refreshCartAtom } from '../src/state/cart/cart.ts';
import { sharedStore } from '../src/state/store.ts';
import { hideFocusRing } from './focus-ring.ts';

/** The story's host, once its island has settled: mounted and loaded, or failed with the server's content. */
export async function settledHost(canvasElement: HTMLElement): Promise<HTMLElement> {
  const host = canvasElement.querySelector<HTMLElement>('[data-island]')!;
  await waitFor(() => expect(host.dataset.islandStatus).toMatch(/^(mounted|failed)$/));
  await waitFor(() => expect(host.querySelector('[aria-busy]')).toBeNull());
  return host;
}

/** The story's host, once its island has failed and the server's content is back. */
export async function failedHost(canvasElement: HTMLElement): Promise<HTMLElement> {
  const host = canvasElement.querySelector<HTMLElement>('[data-island]')!;
  await waitFor(() => expect(host).toHaveAttribute('data-island-status', 'failed'));
  return host;
}

/** The open layer, by its title if given, after its animation, because contrast cannot be measured during it. */
export async function layerAtRest(name?: string): Promise<HTMLElement> {
  const dialog = await within(document.body).findByRole('dialog', name ? { name } : {});
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  hideFocusRing();
  return dialog;
}

/**
 * Presses the button of an overlay's story; returns the layer that opens, by its title if given, after its animation.
 */
export async function openLayer(canvasElement: HTMLElement, name?: string): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest(name);
}

/** The same, once its content and the islands in it have loaded or failed. */
export async function openLoadedLayer(canvasElement: HTMLElement, name?: string): Promise<HTMLElement> {
  const layer = await openLayer(canvasElement, name);
  await waitFor(() => {
    expect(layer.querySelector('[aria-busy="true"], .si-skeleton')).toBeNull();
    for (const { dataset } of layer.querySelectorAll<HTMLElement>('[data-island]'))
      expect(dataset.islandStatus).toMatch(/^(mounted|failed)$/);
  });
  return layer;
}

/** The play function of a layer whose content never comes. */
export async function showPlaceholders({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const layer = await openLayer(canvasElement);
  await expect(layer.querySelector('[aria-busy="true"] .si-skeleton')).toBeVisible();
}

/** Nothing of the examples' unsafe markup has run: their `onerror` would come before that of a later picture. */
export async function expectNothingRan(): Promise<void> {
  await new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = resolve;
    picture.src = 'x:';
  });
  await expect(document.title).not.toBe('wrong');
}

/** Once React has rendered what has happened so far: one timer may come before its task, two cannot. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Whether a card is fully in view; rounding may lose a pixel. */
export function isSeen(card: Element, list: Element): boolean {
  const view = list.getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  return left >= view.left - 1 && right <= view.right + 1;
}

/** The host's cards that are marked as in the cart, once another part of the page has fetched that. */
export async function markedInCart(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  const host = await settledHost(canvasElement);
  await sharedStore().set(refreshCartAtom, {});
  const marks = await within(host).findAllByText('In your cart');
  return marks.map((mark) => mark.closest('li')!);
}
