import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/store-availability/store-availability.examples.ts';
import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { heldAnswer, type IslandExample, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { render } from './rendered-stores.tsx';

// Each test is a visit of its own; otherwise the ZIP code typed in one would be remembered in the next.
beforeEach(() => sessionStorage.clear());

describe('the request', () => {
  test('has the product, the code and the page’s options, with the token', async () => {
    const { check, asked } = await render(examples.filters);
    await check();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]!.body).toEqual({
      sku: '410553',
      zip: '60611',
      onlyAvailStores: true,
      includeOnlyBopsEnabled: true,
      onDisplay: true,
    });
    expect(asked()[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
  });

  test('shows the stores and their stock, and announces them', async () => {
    const { check, stores, page } = await render(examples['typed before']);
    await check();
    await vi.waitFor(() => expect(stores()).toHaveLength(3));
    expect(stores()[0]).toEqual(['Michigan Avenue', 'In stock', 'Chicago, IL · 1.2 miles · On display']);
    expect(stores()[2]).toEqual(['Oakbrook Center', 'Not in stock', 'Oak Brook, IL · 17.5 miles']);
    await vi.waitFor(() =>
      expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '2 of 3 stores have this item.',
      ),
    );
  });

  test('shows placeholders meanwhile, and is sent once', async () => {
    const { check, host, asked } = await render(examples.loading);
    await check();
    await vi.waitFor(() => expect(host.querySelector('[aria-busy="true"] .si-skeleton')).not.toBeNull());
    await check();
    expect(asked()).toHaveLength(1);
  });

  test('replays a submit from before mounting', async () => {
    const { asked } = await render(examples['typed before'], { held: 'submit' });
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('starts with the page’s code', async () => {
    expect((await render(examples['code of the page'])).field.value).toBe('10012');
  });

  test.each([
    ['no stores', 'No store near you has this item.'],
    ['no stores, in the server’s words', 'This item is sold online only.'],
  ] as const)('%s: says what to do', async (name, text) => {
    const { check, page } = await render(examples[name]);
    await check();
    await vi.waitFor(() =>
      page.getByText(text, { exact: false, selector: '.si-store-availability__message' }),
    );
  });
});

describe('a code', () => {
  test('that is missing or wrong shows the page’s message, and nothing is requested', async () => {
    const { check, field, shopper, page, asked } = await render(examples['the server’s messages']);
    await check();
    page.getByText('We do not know <b>6061</b>.');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('<b>6061</b>');
    await shopper.clear(field);
    await check();
    page.getByText('A ZIP is needed here.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([]);
  });

  test('of ZIP+4 is sent with five digits, and stays as typed', async () => {
    const { check, field, shopper, asked } = await render(examples.untouched);
    await shopper.type(field, '60611-1234');
    await check();
    await vi.waitFor(() => expect(asked()[0]!.body).toMatchObject({ zip: '60611' }));
    expect(field.value).toBe('60611-1234');
  });

  test('in Canada is a postal code', async () => {
    const { check, page, asked } = await render(examples.canada);
    page.getByLabelText('Postal code');
    await check();
    await vi.waitFor(() => expect(asked()[0]!.body).toMatchObject({ zip: 'K1A 0B1' }));
  });
});

describe('a store’s details', () => {
  async function opened(name: RegExp, example: IslandExample = examples['typed before']) {
    const island = await render(example);
    await island.check();
    await vi.waitFor(() => island.page.getByRole('button', { name }));
    await island.shopper.click(island.page.getByRole('button', { name }));
    const dialog = await vi.waitFor(() => island.host.querySelector('dialog')!);
    return { ...island, dialog };
  }

  test('open in a layer', async () => {
    const { dialog, requests } = await opened(/^Michigan Avenue/);
    await vi.waitFor(() => expect(dialog.textContent).toContain('646 N Michigan Ave'));
    expect(requests.at(-1)!.body).toEqual({ storeNumber: '101' });
  });

  test('of all stores open in one layer', async () => {
    const { dialog, requests } = await opened(/all stores/);
    await vi.waitFor(() => expect(dialog.textContent).toContain('4999 Old Orchard Ctr'));
    expect(requests.at(-1)!.body).toEqual({ storeNumbers: ['101', '102', '103'] });
  });

  test('during a retry keep the focus on the button; then the title gets it', async () => {
    const { dialog, page, shopper, answer } = await opened(/^Michigan Avenue/, examples['popup fails']);
    const held = heldAnswer({ title: 'Michigan Avenue', html: '<p>Here</p>' });
    answer('getStoreLocationDetail', held.answer);
    const button = await page.findByRole('button', { name: 'Try Again' });
    await shopper.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(button);
    held.release();
    await vi.waitFor(() => expect(dialog.textContent).toContain('Here'));
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Michigan Avenue' }));
  });

  test('that fail again keep the focus on the button, which works', async () => {
    const { page, shopper, requests } = await opened(/^Michigan Avenue/, examples['popup fails']);
    const button = await page.findByRole('button', { name: 'Try Again' });
    const asked = requests.length;
    await shopper.click(button);
    await vi.waitFor(() => expect(requests.length).toBe(asked + 1));
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(button);
    await shopper.click(button);
    await vi.waitFor(() => expect(requests.length).toBe(asked + 2));
  });
});

test('the page’s texts are used', async () => {
  const { check, page } = await render({
    ...examples['typed before'],
    context: {
      messages: {
        zipCode: 'Votre code',
        storesWithItem: 'En stock : {0} sur {1}',
        allStoreDetails: 'Toutes les adresses',
      },
    },
  });
  page.getByRole('textbox', { name: 'Votre code' });
  await check();
  await page.findByRole('button', { name: 'Toutes les adresses' });
  await vi.waitFor(() =>
    expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain('En stock : 2 sur 3'),
  );
});

describe('the basket’s store', () => {
  test('is reset, and the focus moves to the code', async () => {
    const { page, shopper, requests, field, host } = await render(examples['selected store']);
    expect(host.textContent).toContain('Your store: Old Orchard');
    await shopper.click(page.getByRole('button', { name: 'Choose another store' }));
    await vi.waitFor(() => expect(host.textContent).toContain('none chosen'));
    expect(requests.map(({ call }) => call)).toEqual(['resetSelectedStore']);
    expect(document.activeElement).toBe(field);
  });

  test('stays if the server refuses, in its words', async () => {
    const example = examples['selected store'];
    const { page, shopper, host } = await render({
      ...example,
      answers: {
        ...example.answers,
        resetSelectedStore: { isSuccess: false, message: 'Your order is being packed.' },
      },
    });
    await shopper.click(page.getByRole('button', { name: 'Choose another store' }));
    await vi.waitFor(() => expect(page.getByRole('alert').textContent).toMatch(/being packed/));
    expect(host.textContent).toContain('Your store: Old Orchard');
    page.getByRole('button', { name: 'Choose another store' });
  });
});

describe('a page that is left meanwhile is restored', () => {
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  };
  /** Comes back once the read waits for that. */
  function watchReturn(): () => Promise<void> {
    const added = vi.spyOn(window, 'addEventListener');
    onTestFinished(() => added.mockRestore());
    return async () => {
      await vi.waitFor(() => expect(added.mock.calls.map(([type]) => type)).toContain('pageshow'));
      window.dispatchEvent(new Event('pageshow'));
    };
  }

  test('and checks the typed code again, without a message', async () => {
    const { check, host, asked, answer, field, stores } = await render(examples['typed before']);
    const { value } = field;
    const comeBack = watchReturn();
    answer('getStoreAvailability', leave);
    await check();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    answer('getStoreAvailability', examples['typed before'].answers.getStoreAvailability);
    await comeBack();
    await vi.waitFor(() => expect(stores()).toHaveLength(3));
    expect(asked()).toHaveLength(2);
    expect(field.value).toBe(value);
    expect(host.querySelector('[aria-busy="true"], [role="alert"]')).toBeNull();
  });

  test('and the popup that was loading loads again', async () => {
    const { host, page, shopper, answer, check, stores, requests } = await render(examples['typed before']);
    await check();
    await vi.waitFor(() => expect(stores()).toHaveLength(3));
    const comeBack = watchReturn();
    answer('getStoreLocationDetail', leave);
    await shopper.click(page.getByRole('button', { name: /^Michigan Avenue/ }));
    await vi.waitFor(() => expect(requests.at(-1)?.call).toBe('getStoreLocationDetail'));
    answer('getStoreLocationDetail', { title: 'Michigan Avenue', html: '<p>Here</p>' });
    await comeBack();
    await vi.waitFor(() => expect(host.querySelector('dialog')?.textContent).toContain('Here'));
  });

  test('with its selected store, and the button that resets it', async () => {
    const { page, shopper, answer, host } = await render(examples['selected store']);
    answer('resetSelectedStore', leave);
    const button = page.getByRole('button', { name: 'Choose another store' });
    await shopper.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    window.dispatchEvent(new Event('pageshow'));
    expect(host.textContent).toContain('Your store: Old Orchard');
    expect(host.querySelector('[role="alert"]')).toBeNull();
  });
});

/** A page that knows the shopper's code. */
async function comeWithCode() {
  const island = await renderIsland(storeAvailability, examples['typed before']);
  const { page, shopper, host } = island;
  return {
    ...island,
    field: page.getByRole<HTMLInputElement>('textbox'),
    check: () => shopper.click(page.getByRole('button', { name: 'Check Stores' })),
    stores: () => [...host.querySelectorAll('li')],
  };
}

test('the stores of one product are not shown for another, and the typed code stays', async () => {
  const { page, shopper, host } = await renderIsland(storeAvailability, examples['typed before']);
  const field = page.getByRole<HTMLInputElement>('textbox');
  const typed = field.value;
  await shopper.click(page.getByRole('button', { name: 'Check Stores' }));
  await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(3));
  host.setAttribute('data-sku', '512000');
  await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(0));
  expect(field.value).toBe(typed);
});

test('a second code is asked for while the first is on its way, and only its stores show', async () => {
  const island = await comeWithCode();
  const first = heldAnswer({ stores: [], message: 'No stores near the first code.' });
  island.answer('getStoreAvailability', first.answer);
  await island.check();
  await vi.waitFor(() => expect(island.requests).toHaveLength(1));
  island.answer('getStoreAvailability', examples['typed before'].answers.getStoreAvailability);
  await island.shopper.clear(island.field);
  await island.shopper.type(island.field, '10001{Enter}');
  await vi.waitFor(() => expect(island.stores()).toHaveLength(3));
  first.release();
  await twoTurns();
  expect(island.requests.map(({ body }) => (body as { zip: string }).zip)).toEqual(['60611', '10001']);
  expect(island.host.textContent).not.toContain('No stores near the first code.');
});

test('a failure goes when another code is typed', async () => {
  const island = await comeWithCode();
  island.answer('getStoreAvailability', 503);
  await island.check();
  await vi.waitFor(() => island.page.getByRole('alert'));
  await island.shopper.type(island.field, '{Backspace}');
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('a reset ends, and is announced, though the island is removed meanwhile (decision 66)', async () => {
  const held = heldAnswer(examples['selected store'].answers.resetSelectedStore);
  const { page, shopper, requests, record, answer } = await renderIsland(
    storeAvailability,
    examples['selected store'],
  );
  answer('resetSelectedStore', held.answer);
  await shopper.click(page.getByRole('button', { name: 'Choose another store' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-si-live="polite"]')?.textContent).toBe(
      'Your pickup store has been removed.',
    ),
  );
});

test('for pickup, the stores near a known code show at once, and the chosen one is marked', async () => {
  const { page, shopper, host } = await renderIsland(storeAvailability, examples['for pickup']);
  await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(3));
  const [first, , last] = page.getAllByRole('button', { name: /^Pick up here/ });
  await shopper.click(last!);
  await vi.waitFor(() => expect(last!.getAttribute('aria-pressed')).toBe('true'));
  expect(first!.getAttribute('aria-pressed')).toBe('false');
});
