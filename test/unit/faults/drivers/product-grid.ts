import { expect } from 'vitest';
import { listingMessages } from '../../../../src/domain/listing/listing-messages.ts';
import { examples as toolbars } from '../../../../widgets/listing-toolbar/listing-toolbar.examples.ts';
import listingToolbar from '../../../../widgets/listing-toolbar/listing-toolbar.island.ts';
import { examples as grids } from '../../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../../widgets/product-grid/product-grid.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { type Driver, field } from '../driver.ts';

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
    hasOwnWords: true,
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

export const drivers: readonly Driver[] = [
  sorting('getProductListing', 'product', '/sofas'),
  sorting('getSearchListing', 'search', '/search?query=sofa'),
  sorting('getSeoListing', 'seo', '/shop/top-rated'),
];
