import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

/** The island of an example, with its field and button, the shown stores, and the calls that ask for them. */
export async function render(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const island = await renderIsland(storeAvailability, example, options);
  const { page, shopper, host } = island;
  return {
    ...island,
    field: page.getByRole('textbox') as HTMLInputElement,
    check: () => shopper.click(page.getByRole('button', { name: /^(Check Stores|Checking)/ })),
    stores: () =>
      [...host.querySelectorAll('li')].map((store) => [...store.children].map((part) => part.textContent)),
    asked: () => island.requests.filter(({ call }) => call === 'getStoreAvailability'),
  };
}
