import { expect } from 'vitest';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { button, type Driver, focused, mounting, soon } from '../driver.ts';

const pod: Driver = {
  name: 'sees a carousel',
  call: 'getRecommendations',
  ...mounting(recommendationCarousel, examples.items),
};

const afterRegistryAdd: Driver = {
  name: 'sees what goes with an item of a registry',
  call: 'getMainPi',
  ...mounting(recommendationCarousel, examples['no buttons']),
};

const set: Driver = {
  name: 'sees a cross-sell set',
  call: 'getCrossSell',
  ...mounting(recommendationCarousel, examples['cross-sell set']),
};

const card: Driver = {
  name: 'adds from a card of a carousel',
  call: 'addItems',
  place: '.si-adding-card',
  example: examples['one item'],
  async come(on) {
    const { host } = await renderIsland(recommendationCarousel, examples['one item'], { on });
    await soon(() => button('Add to Cart', host));
    return {
      act: () => on.shopper.click(button('Add to Cart', host)),
      kept() {
        expect(host.querySelectorAll('li')).toHaveLength(1);
        expect(host.querySelector('li')!.textContent).toContain('$');
        expect(focused()).toBe(button('Add to Cart', host));
      },
      done: () => expect(on.opened.at(-1)?.props).toHaveProperty('added'),
    };
  },
};

export const drivers: readonly Driver[] = [pod, afterRegistryAdd, set, card];
