import { afterEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recent-swatches/recent-swatches.examples.ts';
import recentSwatches from '../../../../widgets/recent-swatches/recent-swatches.island.ts';
import { fillStorage } from '../../full-storage.ts';
import { type IslandExample, openTestPage, renderIsland, type TestPage } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

afterEach(() => localStorage.clear());

function render({ stored, ...example }: IslandExample & { stored?: unknown }, on?: TestPage) {
  if (stored !== undefined) localStorage.setItem('recentSwatches', JSON.stringify(stored));
  return renderIsland(recentSwatches, example, on && { on });
}

const names = (host: Element) => [...host.querySelectorAll('li')].map((item) => item.textContent);
const kept = () =>
  (JSON.parse(localStorage.getItem('recentSwatches') ?? '[]') as { ChoiceCode: string }[]).map(
    ({ ChoiceCode }) => ChoiceCode,
  );

/** An element of the page's own, in its list of fabrics. */
function offer(code: string, more = '') {
  const item = document.createElement('p');
  item.innerHTML = `<a href="/p/1?option=${code}" data-choice-code="${code}" ${more}><b>${code}</b></a>`;
  document.body.append(item);
  const link = item.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

test('the last six show, named and linked', async () => {
  const { host, page } = await render(examples['eight picked']);
  expect(names(host)).toEqual([
    'Oat Linen',
    'Ink Velvet',
    'Moss Bouclé',
    'Cognac Leather',
    'Chalk Twill',
    'Rust Chenille',
  ]);
  expect(new URL((page.getByRole('link', { name: 'Ink Velvet' }) as HTMLAnchorElement).href).search).toBe(
    '?option=ink-velvet',
  );
});

describe('a pick', () => {
  test('on an element of the page is recorded first, with its name and color', async () => {
    const { host, shopper } = await render(examples['one picked']);
    await shopper.click(
      offer('rust', 'data-choice-name="Rust" data-choice-color="#a4532f"').firstElementChild!,
    );
    await vi.waitFor(() => expect(names(host)).toEqual(['Rust', 'Oat Linen']));
    expect(kept()).toEqual(['rust', 'oat-linen']);
    expect(host.querySelector<HTMLElement>('.si-recent-swatches__dot')!.style.backgroundColor).toBe(
      '#a4532f',
    );
  });

  test('is stored with the full URL, because other pages link to it', async () => {
    const { shopper } = await render(examples['one picked']);
    const link = offer('rust');
    link.setAttribute('href', '?option=rust');
    await shopper.click(link);
    const [{ Url }] = JSON.parse(localStorage.getItem('recentSwatches')!);
    expect(Url).toBe(new URL('?option=rust', document.baseURI).href);
  });

  test('of a stored swatch moves it to the front', async () => {
    const { shopper } = await render(examples['eight picked']);
    await shopper.click(offer('chalk-twill'));
    expect(kept().slice(0, 3)).toEqual(['chalk-twill', 'oat-linen', 'ink-velvet']);
    expect(kept()).toHaveLength(8);
  });

  test('keeps 24 swatches', async () => {
    const { shopper } = await render(examples['too many']);
    await shopper.click(offer('new'));
    expect(kept()).toHaveLength(24);
    expect(kept()[0]).toBe('new');
  });

  test('is recorded even if the page stops the click', async () => {
    const { shopper } = await render(examples.none);
    const link = offer('oat');
    link.parentElement!.addEventListener('click', (event) => event.stopPropagation(), true);
    await shopper.click(link);
    expect(kept()).toEqual(['oat']);
  });

  test('keeps other scripts’ fields of the swatches', async () => {
    const { shopper } = await render({ ...examples.none, stored: [{ ChoiceCode: 'a', Grade: 7 }] });
    await shopper.click(offer('b'));
    expect(JSON.parse(localStorage.getItem('recentSwatches')!)[1]).toEqual({ ChoiceCode: 'a', Grade: 7 });
  });

  test('of an element without a code is ignored', async () => {
    const { shopper, host } = await render(examples.none);
    await shopper.click(offer(''));
    await twoTurns();
    expect(names(host)).toEqual([]);
  });
});

test('if the page has the swatch, the link is the page’s', async () => {
  const on = openTestPage({});
  offer('oat-linen');
  const { page } = await render(examples['one picked'], on);
  const link = page.getByRole('link', { name: 'Oat Linen' }) as HTMLAnchorElement;
  expect(new URL(link.href).pathname).toBe('/p/1');
});

test('a link that may not be followed is left out', async () => {
  const stored = [{ ChoiceCode: 'a', Name: 'Bad', Url: 'javascript:alert(1)' }];
  const { host, page } = await render({ ...examples.none, stored });
  expect(names(host)).toEqual(['Bad']);
  expect(page.queryByRole('link')).toBeNull();
});

test('a swatch without a name shows its code', async () => {
  expect(names((await render(examples['codes only'])).host)).toEqual(['OAT', 'INK']);
});

test.each([['corrupt'], ['none']] as const)('%s: nothing shows before the first pick', async (name) => {
  const { host, errors } = await render(examples[name]);
  expect(host.textContent).toBe('');
  expect(errors).toEqual([]);
});

test('invalid stored entries are left out', async () => {
  const stored = [null, 7, { ChoiceCode: '' }, { ChoiceCode: 3 }, [], { ChoiceCode: 'ok', Name: 'Fine' }];
  expect(names((await render({ ...examples.none, stored })).host)).toEqual(['Fine']);
});

test('with full storage a pick shows for the lifetime of the page, and is stored once there is room', async () => {
  const { host, shopper, errors } = await render(examples.none);
  const setItem = fillStorage('localStorage');
  await shopper.click(offer('oat', 'data-choice-name="Oat"'));
  await vi.waitFor(() => expect(names(host)).toEqual(['Oat']));
  expect(setItem).toHaveBeenCalled();
  vi.unstubAllGlobals();
  await shopper.click(offer('rust'));
  expect(kept()).toEqual(['rust', 'oat']);
  expect(errors).toEqual([]);
});

test('an unmounted island records no picks', async () => {
  const { shopper, record } = await render(examples.none);
  record.unmount!();
  await shopper.click(offer('oat'));
  expect(kept()).toEqual([]);
});
