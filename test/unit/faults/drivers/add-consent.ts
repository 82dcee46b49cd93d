import { expect, vi } from 'vitest';
import { examples } from '../../../../widgets/add-consent/add-consent.examples.ts';
import addConsent from '../../../../widgets/add-consent/add-consent.island.ts';
import { openIsland, type TestPage } from '../../render-island.tsx';
import { type Driver, sentBodies } from '../driver.ts';

const isAdded = (on: TestPage) => expect(on.opened.at(-1)?.props).toHaveProperty('added');

/** Answers the question before an add: the layer stays open until the item is added. */
const accepting = (
  name: string,
  state: keyof typeof examples,
  call: Driver['call'],
  done: (on: TestPage) => void,
): Driver => ({
  name,
  call,
  place: '.si-add-consent',
  example: examples[state],
  async come(on) {
    // Accepted terms lead to the cart's page.
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    await openIsland(addConsent, examples[state], on);
    const title = document.querySelector('dialog h2')!.textContent!;
    return {
      act: () => on.shopper.click(document.querySelector('.si-dialog__actions button')!),
      kept: () => expect(document.querySelector('dialog')!.textContent).toContain(title),
      done: () => done(on),
    };
  },
});

export const drivers: readonly Driver[] = [
  accepting('confirms a text in the layer', 'monogramming', 'saveDesign', isAdded),
  accepting('confirms a custom order', 'custom order', 'addItems', isAdded),
  accepting('accepts terms', 'terms', 'addItems', () => expect(location.assign).toHaveBeenCalledOnce()),
  accepting(
    'accepts terms, and the registries are asked for',
    'terms of a registry add',
    'getRegistries',
    (on) => expect(sentBodies(on, 'addRegistryItems')).toHaveLength(1),
  ),
  accepting('accepts the terms of a registry add', 'terms of a registry add', 'addRegistryItems', (on) =>
    expect(on.opened.at(-1)?.name).toBe('registry-confirmation'),
  ),
];
