import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/board-summaries/board-summaries.examples.ts';
import boardSummaries from '../../../../widgets/board-summaries/board-summaries.island.ts';
import { heldAnswer, type IslandExample, renderIsland } from '../../render-island.tsx';

const render = (example: IslandExample) => renderIsland(boardSummaries, example);
const rows = (host: Element) => [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
const twoRows = ['Living room9 items', 'Guest room5 items'];

async function rendered(example: IslandExample) {
  const island = await render(example);
  await vi.waitFor(() => expect(island.host.querySelector('li')).not.toBeNull());
  return island;
}

test('shows the boards that hold the product, with their links and counts', async () => {
  const { host, page } = await rendered(examples['two boards']);
  expect(rows(host)).toEqual(twoRows);
  expect(page.getByRole('region', { name: 'On 2 of Your Boards' }).textContent).toContain(
    '15 items on all your boards',
  );
  expect(page.getByRole('link', { name: 'Guest room' }).getAttribute('href')).toBe('/boards/b-2');
});

test('asks with the product and its chosen options', async () => {
  const { requests } = await rendered(examples['chosen options']);
  const { searchParams } = new URL(requests[0]!.url, location.href);
  expect(Object.fromEntries(searchParams)).toEqual({ sku: '410553', optionChoiceParameter: 'FABRIC=INK' });
});

test('a board with the product in other options comes last, and says so', async () => {
  expect(rows((await rendered(examples['chosen options'])).host)).toEqual([
    'Living room9 items',
    'Guest roomin another choice5 items',
  ]);
});

test('names alone are enough', async () => {
  const { host, page } = await rendered(examples['only the needed']);
  expect(rows(host)).toEqual(['Living room']);
  expect(page.getByRole('heading').textContent).toBe('On Your Board');
});

test.each([['none'], ['loading'], ['failure']] as const)('%s: the server’s nodes stay', async (name) => {
  const { host, serverNodes, page } = await render(examples[name]);
  await vi.waitFor(() => expect(host.contains(serverNodes[0]!)).toBe(true));
  expect(page.getByRole('link', { name: 'Save to a board' })).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});

describe('another choice', () => {
  const inks = (host: Element) => host.setAttribute('data-option-choice-parameter', 'FABRIC=INK');
  const oats = (host: Element) => host.setAttribute('data-option-choice-parameter', 'FABRIC=OAT');
  const { getBoardSummaries: answer } = examples['two boards'].answers;
  const inOat = { ...answer, itemSkus: { '410553': ['b-1', 'b-2'], '410553|FABRIC=OAT': ['b-2'] } };

  test('that the last answer tells is not asked for', async () => {
    const { host, requests } = await rendered(examples['two boards']);
    inks(host);
    await vi.waitFor(() => expect(rows(host)[1]).toContain('in another choice'));
    expect(requests).toHaveLength(1);
  });

  test('that it does not tell is asked for, and the newest one wins', async () => {
    const slow = heldAnswer(answer);
    let asked = 0;
    const answers = [() => Response.json(answer), slow.answer, () => Response.json(inOat)];
    const { host, requests } = await rendered({
      ...examples['two boards'],
      answers: { getBoardSummaries: () => answers[asked++]!() },
    });
    host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    oats(host);
    await vi.waitFor(() => expect(rows(host)[0]).toBe('Guest room5 items'));
    slow.release();
    expect(rows(host)).toEqual(['Guest room5 items', 'Living roomin another choice9 items']);
    expect(requests).toHaveLength(3);
  });

  test('whose answer does not come leaves the last one', async () => {
    let asked = 0;
    const { host, status, requests } = await rendered({
      ...examples['two boards'],
      answers: {
        getBoardSummaries: async () => (asked++ ? new Response('', { status: 503 }) : Response.json(answer)),
      },
    });
    oats(host);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await vi.waitFor(() => expect(rows(host)[0]).toBe('Living roomin another choice9 items'));
    expect(status()).toBe('mounted');
  });
});

test('coming back to the page asks again', async () => {
  const { requests } = await rendered(examples['two boards']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});
