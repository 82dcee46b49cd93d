import { expect } from 'vitest';
import { availabilityMessages } from '../../../src/domain/delivery/delivery-messages.ts';
import { listingMessages } from '../../../src/domain/listing/listing-messages.ts';
import { examples as toolbars } from '../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { examples as grids } from '../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../widgets/product-grid/product-grid.island.ts';
import { examples as categories } from '../../../widgets/recently-viewed-categories/recently-viewed-categories.examples.ts';
import viewedCategories from '../../../widgets/recently-viewed-categories/recently-viewed-categories.island.ts';
import { examples as products } from '../../../widgets/recently-viewed-products/recently-viewed-products.examples.ts';
import viewedProducts from '../../../widgets/recently-viewed-products/recently-viewed-products.island.ts';
import { examples as pods } from '../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { examples as shipping } from '../../../widgets/shipping-charges/shipping-charges.examples.ts';
import shippingCharges from '../../../widgets/shipping-charges/shipping-charges.island.ts';
import { examples as stores } from '../../../widgets/store-availability/store-availability.examples.ts';
import storeAvailability from '../../../widgets/store-availability/store-availability.island.ts';
import { renderIsland, type TestPage } from '../render-island.tsx';
import { asking, body, button, type Driver, field, focused, mounting, soon } from './driver.ts';

const pod: Driver = {
  name: 'sees a carousel',
  call: 'getRecommendations',
  ...mounting(recommendationCarousel, pods.items),
};

const afterRegistryAdd: Driver = {
  name: 'sees what goes with an item of a registry',
  call: 'getMainPi',
  ...mounting(recommendationCarousel, pods['no buttons']),
};

const set: Driver = {
  name: 'sees a cross-sell set',
  call: 'getCrossSell',
  ...mounting(recommendationCarousel, pods['cross-sell set']),
};

const viewed: Driver = {
  name: 'sees the viewed products',
  call: 'getRecentlyViewed',
  ...mounting(viewedProducts, products.items),
};

const noted: Driver = {
  name: 'records a view',
  call: 'updateRecentlyViewed',
  // The products viewed before show anyway.
  ...mounting(viewedProducts, products.items, {
    kept: () => expect(document.querySelectorAll('[data-island-status="mounted"] li a')).not.toHaveLength(0),
  }),
};

const lookedInto: Driver = {
  name: 'sees the viewed categories',
  call: 'getRecentlyViewedCategories',
  ...mounting(viewedCategories, categories.items),
};

const card: Driver = {
  name: 'adds from a card of a carousel',
  call: 'addItems',
  place: '.si-adding-card',
  example: pods['one item'],
  async come(on) {
    const { host } = await renderIsland(recommendationCarousel, pods['one item'], { on });
    await soon(() => button('Add to Cart', host));
    return {
      act: () => on.shopper.click(button('Add to Cart', host)),
      kept() {
        expect(host.querySelector('li')!.textContent).toContain('$');
        expect(focused()).toBe(button('Add to Cart', host));
      },
      done: () => expect(on.opened.at(-1)?.props).toHaveProperty('added'),
    };
  },
};

const storeButton = () => document.querySelectorAll<HTMLButtonElement>('li button');
const checkStores = (on: TestPage) => on.shopper.click(field('button[type=submit]'));

const asked: Driver = {
  name: 'requests the stores of a product',
  call: 'getStoreAvailability',
  place: '.si-store-availability__answer',
  example: stores['typed before'],
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, stores['typed before'], { on });
    return {
      act: () => checkStores(on),
      kept() {
        expect(field('[name=zip]').value).toBe('60611');
        expect(document.querySelector('.si-skeleton')).toBeNull();
      },
      done: () => expect(storeButton().length).toBeGreaterThan(1),
    };
  },
};

const forgotten: Driver = {
  name: 'resets the basket’s store',
  call: 'resetSelectedStore',
  place: '.si-store-availability__selected',
  example: stores['selected store'],
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, stores['selected store'], { on });
    return {
      act: () => on.shopper.click(document.querySelector('.si-store-availability__selected button')!),
      kept: () => expect(body()).toContain('Your store: Old Orchard'),
      done: () => expect(body()).toContain('none chosen'),
    };
  },
};

/** A popup about stores, opened from their list. */
const popup = (call: Driver['call'], name: string, opener: () => Element): Driver => ({
  name,
  call,
  example: stores['typed before'],
  place: '.si-store-availability__popup',
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, stores['typed before'], { on });
    await checkStores(on);
    await soon(() => expect(storeButton().length).toBeGreaterThan(1));
    return {
      act: () => on.shopper.click(opener()),
      again: () => on.shopper.click(button('Try Again')),
      kept: () => expect(storeButton().length).toBeGreaterThan(1),
      done: () => expect(document.querySelector('dialog')!.textContent).toContain('646 N Michigan Ave'),
    };
  },
});

const one = popup('getStoreLocationDetail', 'looks where a store is', () => storeButton()[0]!);
const all = popup(
  'getStoreLocationDetailList',
  'looks where all stores are',
  () =>
    [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      /of all stores$/.test(ariaLabel ?? textContent!),
    )!,
);

const sort = () => field('select') as unknown as HTMLSelectElement;

/** A driver that sorts a listing. */
function sorting(call: Driver['call'], kind: string, path: string): Driver {
  const more: Record<string, string> = kind === 'product' ? {} : { 'data-kind': kind };
  const { props } = grids.tiles;
  const reversed = [...props.minisets].reverse();
  const answer = { ...grids.tiles.answers.getProductListing, minisets: reversed };
  const example = { ...grids.tiles, answers: { [call]: answer } };
  const tiles = () => [...document.querySelectorAll('.si-card__link')].map(({ textContent }) => textContent);
  return {
    name: `sorts a listing: ${kind}`,
    call,
    path,
    example,
    said: '.si-listing-failure p > span',
    place: '.si-listing-toolbar',
    genericText: listingMessages.listingFailed,
    busy: '[data-island="product-grid"][style*="min-height"]',
    async come(on) {
      await renderIsland(productGrid, { ...example, attributes: { ...example.attributes, ...more } }, { on });
      const { attributes } = toolbars['none applied'];
      await renderIsland(
        listingToolbar,
        { ...toolbars['none applied'], attributes: { ...attributes, ...more } },
        { on },
      );
      const before = { sortBy: sort().value, tiles: tiles(), address: location.href };
      return {
        act: () => on.shopper.selectOptions(sort(), 'name'),
        kept: () => expect({ sortBy: sort().value, tiles: tiles(), address: location.href }).toEqual(before),
        done() {
          expect(new URL(location.href).searchParams.get('sortBy')).toBe('name');
          expect(sort().value).toBe('name');
          expect(tiles()).toEqual(before.tiles.toReversed());
        },
      };
    },
  };
}

const charges: Driver = {
  name: 'opens the shipping charges',
  call: 'getShippingCharges',
  ...asking(shippingCharges, shipping['asked for'], 'Local In-Home Delivery'),
};

/** Drivers for browsing. */
export const browseDrivers: readonly Driver[] = [
  pod,
  afterRegistryAdd,
  set,
  card,
  viewed,
  noted,
  lookedInto,
  asked,
  forgotten,
  one,
  all,
  charges,
  sorting('getProductListing', 'product', '/sofas'),
  sorting('getSearchListing', 'search', '/search?query=sofa'),
  sorting('getSeoListing', 'seo', '/shop/top-rated'),
];
