import { afterEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland } from '../../render-island.tsx';

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
});

describe('if the page is left', () => {
  test('while its registries are loading, a restored page does not show the layer', async () => {
    const getRegistries = () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    const island = await openIsland(registryChoice, { ...examples.loading, answers: { getRegistries } });
    await closed(island);
    dispatchEvent(new Event('pageshow'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(island.errors).toEqual([]);
  });

  test('during the add to the only registry, the layer and its button are there again', async () => {
    const addRegistryItems = () => {
      dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    const island = await openIsland(registryChoice, {
      ...examples['only one'],
      answers: { ...examples['only one'].answers, addRegistryItems },
    });
    await vi.waitFor(() =>
      expect(island.requests.map(({ call }) => call)).toEqual(['getRegistries', 'addRegistryItems']),
    );
    const add = island.page.getByRole('button', { name: /^(Add To Registry|Adding…)$/ });
    await vi.waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    dispatchEvent(new Event('pageshow'));
    expect(add.getAttribute('aria-disabled')).toBeNull();
    expect(island.page.getByRole('dialog').hasAttribute('open')).toBe(true);
  });
});
