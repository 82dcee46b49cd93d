import { within } from 'storybook/test';
import { openLayer } from './island-play.ts';
import { press } from './press.ts';

/** The popup with its first two cards chosen. */
export async function chooseTwo(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await press(layer.getByRole('checkbox', { name: /Visa/ }));
  await press(layer.getByRole('checkbox', { name: /American Express/ }));
  return layer;
}
