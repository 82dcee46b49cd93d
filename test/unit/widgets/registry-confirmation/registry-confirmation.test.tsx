import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-confirmation/registry-confirmation.examples.ts';
import registryConfirmation from '../../../../widgets/registry-confirmation/registry-confirmation.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

const dialog = ({ page }: RenderedIsland) => page.getByRole('dialog');
const open = (name: keyof typeof examples) => openIsland(registryConfirmation, examples[name]);
const carousel = (island: RenderedIsland) => dialog(island).querySelector<HTMLElement>('[data-island]')!;

describe('the added items', () => {
  test('one piece is one item', async () => {
    const { page } = await open('one item');
    page.getByRole('dialog', { name: '1 item added to your registry' });
  });

  test.each(['several pieces', 'several items'] as const)('%s are counted in the title', async (name) => {
    const { page } = await open(name);
    page.getByRole('dialog', { name: '2 items added to your registry' });
  });

  test('have name, quantity and price', async () => {
    const island = await open('several pieces');
    expect(dialog(island).querySelector('li')!.textContent).toBe('Marlow 3-Seat SofaQty: 2$1,799.00');
  });

  test('show the registry’s name', async () => {
    const island = await open('one item');
    expect(dialog(island).querySelector('.si-registry-confirmation__name')!.textContent).toBe(
      'Ada & Sam’s Wedding',
    );
  });

  test('have pictures', async () => {
    const island = await open('one item');
    expect(dialog(island).querySelector('li img')!.getAttribute('src')).toBe('/pictures/410553.svg');
  });

  test('are all shown', async () => {
    const island = await open('several items');
    expect(dialog(island).querySelectorAll('li')).toHaveLength(2);
  });

  test('with markup in their name show it as text', async () => {
    const island = await open('hostile');
    island.page.getByText('<img src=x onerror=alert(1)> Sofa');
    expect(dialog(island).querySelectorAll('li img')).toHaveLength(1);
  });
});

describe('its links', () => {
  test('View Registry leads to the registry of the add', async () => {
    const { page } = await open('one item');
    const link = page.getByRole('link', { name: 'View Registry' });
    expect(link.getAttribute('href')).toBe('/gift-registry/registrant-list/7001');
  });

  test('View Checklist leads to its checklist', async () => {
    const { page } = await open('one item');
    const link = page.getByRole('link', { name: 'View Checklist' });
    expect(link.getAttribute('href')).toBe('/gift-registry/checklist/7001');
  });

  test.each(['no checklist', 'checklists off'] as const)('%s: there is no such link', async (name) => {
    const { page } = await open(name);
    expect(page.queryByRole('link', { name: 'View Checklist' })).toBeNull();
  });

  test('Edit Registry opens a new window, which the link says', async () => {
    const { page } = await open('one item');
    const link = page.getByRole<HTMLAnchorElement>('link', {
      name: 'Edit Registry (opens in a new window)',
    });
    expect(link.getAttribute('href')).toBe('/gift-registry/registrant-list');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  test('an identifier that would lead elsewhere stays one path segment', async () => {
    const { page } = await open('hostile');
    expect(page.getByRole('link', { name: 'View Registry' }).getAttribute('href')).toBe(
      '/gift-registry/registrant-list/..%2F..%2Faccount%3Fa%3Db%23c',
    );
  });

  test('Continue Shopping closes it and returns the focus', async () => {
    const page = openTestPage(examples['one item']);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const island = await openIsland(registryConfirmation, examples['one item'], page);
    await island.shopper.click(island.page.getByRole('button', { name: 'Continue Shopping' }));
    await closed(island);
    expect(document.activeElement).toBe(opener);
  });

  test('in scan mode the button says Scan Another Item, and closes it too', async () => {
    openTestPage(examples['one item']);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('scan-mode=true');
    const island = await open('one item');
    expect(island.page.queryByRole('button', { name: 'Continue Shopping' })).toBeNull();
    await island.shopper.click(island.page.getByRole('button', { name: 'Scan Another Item' }));
    await closed(island);
  });
});

describe('the help line', () => {
  test('dials the page’s number, and shows the hours', async () => {
    const island = await open('one item');
    const link = island.page.getByRole('link', { name: 'Call 1-800-555-0142' });
    expect(link.getAttribute('href')).toBe('tel:18005550142');
    expect(link.parentElement!.textContent).toBe(
      'Questions about your registry? Call 1-800-555-0142, Mon-Sun 8am-9pm CT.',
    );
  });

  test('has another number for Canada', async () => {
    const { page } = await open('canada');
    page.getByRole('link', { name: 'Call 1-800-555-0187' });
  });

  test('links to the contact page if the page gives no number', async () => {
    const { page } = await open('no phone number');
    const link = page.getByRole('link', { name: 'Contact us' });
    expect(link.getAttribute('href')).toBe('/customer-service/contact-us');
    expect(link.parentElement!.textContent).toContain('Mon-Sun 8am-9pm CT');
  });
});

describe('You May Also Want', () => {
  test('is the host of another island, for each added item', async () => {
    const island = await open('several items');
    expect({ ...carousel(island).dataset }).toMatchObject({
      island: 'recommendation-carousel',
      podId: 'registry-you-may-also-want',
      preset: 'newer',
      skus: '410553 410554',
      addTo: 'registry',
      headingLevel: '3',
    });
  });

  test('stays the same while more is added from it', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(registryConfirmation, examples['one item'], page);
    const host = carousel(island);
    await openIsland(registryConfirmation, examples['several items'], page);
    await vi.waitFor(() => island.page.getByText('Marlow Ottoman'));
    expect(carousel(island)).toBe(host);
    expect(host.dataset.skus).toBe('410553');
  });
});

describe('more is added while it is open', () => {
  test('replaces the layer’s content, and is announced', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(registryConfirmation, examples['one item'], page);
    await openIsland(registryConfirmation, examples['several pieces'], page);
    island.page.getByRole('dialog', { name: '2 items added to your registry' });
    expect(island.page.getAllByRole('dialog')).toHaveLength(1);
    await vi.waitFor(() =>
      expect(island.page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '2 items added to your registry',
      ),
    );
  });

  test('the focus stays on an element that is still there', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(registryConfirmation, examples['one item'], page);
    const button = island.page.getByRole('button', { name: 'Continue Shopping' });
    button.focus();
    await openIsland(registryConfirmation, examples['several pieces'], page);
    expect(document.activeElement).toBe(button);
  });

  test('the focus moves to the title if its element is removed', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(registryConfirmation, examples['one item'], page);
    island.page.getByRole('link', { name: 'View Checklist' }).focus();
    await openIsland(registryConfirmation, examples['checklists off'], page);
    await openIsland(
      registryConfirmation,
      {
        ...examples['checklists off'],
        props: { ...examples['several pieces'].props, isInteractiveChecklistEnabled: false },
      },
      page,
    );
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(
        island.page.getByRole('heading', { name: '2 items added to your registry' }),
      ),
    );
  });
});

test('the page’s texts are used', async () => {
  const { page } = await openIsland(registryConfirmation, {
    ...examples['several pieces'],
    context: { messages: { registryConfirmationTitle: '{0} sont dans la liste', pieces: '{0} articles' } },
  });
  page.getByRole('dialog', { name: '2 articles sont dans la liste' });
});

test.each([
  [{}, /added is missing; accepted is the answer of POST \/gift-registry\/api\/add-items/],
  [
    { ...examples['one item'].props, registry: { name: 'No identifier' } },
    /registry was .*accepted is a registry/,
  ],
])('wrong props open nothing and are reported by name (%#)', async (props, words) => {
  const page = openTestPage(examples['one item']);
  await expect(openIsland(registryConfirmation, { about: '', props }, page)).rejects.toThrow(words);
  expect(document.querySelector('dialog')).toBeNull();
});
