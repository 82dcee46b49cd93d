import { expect } from 'vitest';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { type Driver, focused } from '../driver.ts';

/** A button that adds to a shopper's only registry. */
const ready = (call: 'getRegistries' | 'addRegistryItems', name: string): Driver => ({
  name,
  call,
  place: '.si-add-to-registry',
  example: examples.ready,
  async come(on) {
    const { host } = await renderIsland(addToRegistry, examples.ready, { on });
    const press = () => host.querySelector<HTMLElement>('a, button')!;
    return {
      act: () => on.shopper.click(press()),
      kept: () => expect(focused()).toBe(press()),
      done: () => expect(on.opened.at(-1)?.name).toBe('registry-confirmation'),
    };
  },
});

export const drivers: readonly Driver[] = [
  ready('getRegistries', 'goes for the registry of a product'),
  ready('addRegistryItems', 'adds to the only registry'),
];
