import { expect, test, vi } from 'vitest';
import { examples as shown } from '../../../widgets/product-showcase/product-showcase.examples.ts';
import productShowcase from '../../../widgets/product-showcase/product-showcase.island.ts';
import { examples as categories } from '../../../widgets/recently-viewed-categories/recently-viewed-categories.examples.ts';
import recentlyViewedCategories from '../../../widgets/recently-viewed-categories/recently-viewed-categories.island.ts';
import { examples as products } from '../../../widgets/recently-viewed-products/recently-viewed-products.examples.ts';
import recentlyViewedProducts from '../../../widgets/recently-viewed-products/recently-viewed-products.island.ts';
import { examples as recommended } from '../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { renderIsland } from '../render-island.tsx';

const carousels = {
  'recommendation-carousel': () => renderIsland(recommendationCarousel, Object.values(recommended)[0]!),
  'product-showcase': () => renderIsland(productShowcase, shown.items),
  'recently-viewed-categories': () => renderIsland(recentlyViewedCategories, Object.values(categories)[0]!),
  'recently-viewed-products': () => renderIsland(recentlyViewedProducts, Object.values(products)[0]!),
};

test.each(Object.entries(carousels))(
  '%s: the first two pictures do not wait for the layout, the others do',
  async (_, render) => {
    const { host } = await render();
    const loading = () => [...host.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    await vi.waitFor(() => expect(loading().length).toBeGreaterThan(2));
    expect(loading().slice(0, 2)).toEqual(['eager', 'eager']);
    expect([...new Set(loading().slice(2))]).toEqual(['lazy']);
  },
);
