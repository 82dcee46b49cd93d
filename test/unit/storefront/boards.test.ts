import { expect, test } from 'vitest';
import { boardKey } from '../../../src/domain/product/boards.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
const sku = knownProducts.inStock;

interface Answer {
  TotalItemCount: number;
  BoardSummaries: { id: string; name: string; url: string; itemCount: number }[];
  itemSkus: Record<string, string[]>;
}

async function open() {
  const shopper = new Shopper(storefront.url);
  const html = await shopper.page('/boards');
  const token = /name="__RequestVerificationToken" value="([^"]+)"/.exec(
    await shopper.page(`/boards?sku=${sku}`),
  )![1]!;
  const summaries = async (option = '') =>
    (await (
      await shopper.fetch(`/browse/boards/summaries?sku=${sku}&optionChoiceParameter=${option}`)
    ).json()) as Answer;
  const save = (fields: Record<string, string>) =>
    shopper.fetch('/boards/add', {
      method: 'POST',
      body: new URLSearchParams({ __RequestVerificationToken: token, ...fields }),
      redirect: 'manual',
    });
  return { shopper, html, summaries, save };
}

test('a new shopper has no boards', async () => {
  const { html, summaries } = await open();
  expect(html).toContain('You have no boards yet.');
  expect(await summaries()).toEqual({ TotalItemCount: 0, BoardSummaries: [], itemSkus: { [sku]: [] } });
});

test('a saved product is on its board, by sku and by its options; saved twice it is there once', async () => {
  const { shopper, summaries, save } = await open();
  for (const option of ['ink', 'ink']) await save({ board: 'Living room', sku, option });
  const answer = await summaries('ink');
  const [board] = answer.BoardSummaries;
  expect(board).toMatchObject({ name: 'Living room', itemCount: 1 });
  expect(answer.itemSkus).toEqual({ [sku]: [board!.id], [boardKey(sku, 'ink')]: [board!.id] });
  expect((await summaries('oat')).itemSkus[boardKey(sku, 'oat')]).toEqual([]);
  expect(await shopper.page(board!.url)).toContain('Marlow 3-Seat Sofa');
});

test('another shopper’s board is not found', async () => {
  const { summaries, save } = await open();
  await save({ board: 'Mine', sku });
  const { url } = (await summaries()).BoardSummaries[0]!;
  expect((await new Shopper(storefront.url).fetch(url)).status).toBe(404);
});

test.each([
  ['a board without a name', { board: ' ', sku }],
  ['a name that is too long', { board: 'x'.repeat(61), sku }],
  ['a product that is not sold', { board: 'Mine', sku: 'no-such' }],
])('%s is refused', async (_, fields) => {
  const { save, summaries } = await open();
  expect((await save(fields)).status).toBe(400);
  expect((await summaries()).BoardSummaries).toEqual([]);
});
