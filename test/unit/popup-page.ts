import { expect, vi } from 'vitest';
import { heldAnswer, type RenderedIsland } from './render-island.tsx';

export const press = ({ page, shopper }: RenderedIsland, name: string) =>
  shopper.click(page.getByRole('button', { name }));

/** The calls in order, without the server's log of failures. */
export const calls = ({ requests }: RenderedIsland) =>
  requests.map(({ call }) => call).filter((call) => call !== 'logCheckout');

/** Waits until a popup has ended, a moment after its dialog has closed. */
export const closed = ({ host }: Pick<RenderedIsland, 'host'>) =>
  vi.waitFor(() => expect(host.isConnected).toBe(false));

/** Presses a button, and closes the popup before the button's call is answered. */
export async function pressAndClose(
  island: RenderedIsland,
  [button, close]: readonly [button: string, close: string],
  call: string,
  answer: object,
): Promise<void> {
  const held = heldAnswer(answer);
  island.answer(call, held.answer);
  await press(island, button);
  await press(island, close);
  await closed(island);
  held.release();
}

/** Waits until this has been announced. */
export const announced = (words: string | RegExp) =>
  vi.waitFor(() => expect(document.querySelector('body > [data-si-live]')?.textContent).toMatch(words));
