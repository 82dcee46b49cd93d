import { describe, expect, test, vi } from 'vitest';
import { addRegistryItemsExample } from '../../../../src/contract/registry/registry.examples.ts';
import { returnKey } from '../../../../src/page/return-record.ts';
import { examples } from '../../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../../widgets/add-to-registry/add-to-registry.island.ts';
import { heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const button = ({ page }: RenderedIsland) =>
  page.getByRole('button', { name: /registry|adding|added|moment/i });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const next = { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } };

describe('a shopper who is not signed in', () => {
  test('is asked to sign in, and the add continues after that', async () => {
    const island = await renderIsland(addToRegistry, examples['signed out']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'sign-in-popup',
      props: { returnUrl: location.pathname + location.search, next },
    });
    expect(island.opened[0]!.props!.reason).toBeUndefined();
    expect(island.requests).toEqual([]);
  });

  test('gets the same registry after the sign-in', async () => {
    const island = await renderIsland(addToRegistry, { ...examples['registry given'], context: {} });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]!.props).toMatchObject({ next: { props: { grId: '7002' } } });
  });

  test('goes to the login page if the popup does not open, and the add is stored', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await renderIsland(addToRegistry, examples['signed out']);
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const url = new URL(String(assign.mock.calls[0]![0]));
    expect(url.pathname).toBe('/account/login');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      returnUrl: location.pathname + location.search,
      isRedirect: 'true',
    });
    expect(JSON.parse(sessionStorage.getItem(returnKey)!)).toMatchObject({
      next: { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } },
    });
    sessionStorage.clear();
  });

  test('goes to the page’s own login page, with its own query', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await renderIsland(addToRegistry, {
      ...examples['signed out'],
      attributes: { 'data-sku': '410553', 'data-sign-in-url': '/login?registry=1&returnUrl=/p/1' },
    });
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(new URL(String(assign.mock.calls[0]![0])).search).toBe('?registry=1&returnUrl=/p/1');
    sessionStorage.clear();
  });
});

describe.each(['getRegistries', 'addRegistryItems'])('an expired session (%s answers 401)', (call) => {
  async function pressed() {
    const answers = { ...examples.ready.answers, [call]: 401 };
    const island = await renderIsland(addToRegistry, { ...examples.ready, answers });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    return island;
  }

  test('opens the popup, and the add continues after that', async () => {
    const { opened } = await pressed();
    expect(opened[0]).toMatchObject({ name: 'sign-in-popup', props: { reason: 'expired', next } });
  });

  test('is not shown or reported as a failure', async () => {
    const { errors, page } = await pressed();
    expect(errors).toEqual([]);
    expect(page.queryByRole('alert')).toBeNull();
  });
});

test('the shopper sees the server’s own message of a refusal', async () => {
  const island = await renderIsland(addToRegistry, examples.refused);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.page.getByRole('alert').textContent).toBe('This registry is closed.'));
  expect(sent(island)).toEqual(['getRegistries', 'addRegistryItems']);
});

test('an add that ends after its button has unmounted still counts', async () => {
  let answer: (response: Response) => void = () => {};
  const island = await renderIsland(addToRegistry, {
    ...examples.ready,
    answers: {
      ...examples.ready.answers,
      addRegistryItems: () => new Promise<Response>((resolve) => (answer = resolve)),
    },
  });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toContain('addRegistryItems'));
  island.record.unmount!();
  answer(Response.json(addRegistryItemsExample.answer));
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
  );
  const later = await renderIsland(addToRegistry, examples.ready, { on: island });
  expect(later.host.textContent).toContain('Edit quantity (1)');
  expect(island.opened).toEqual([]);
  expect(island.errors).toEqual([]);
});

test('an add whose button unmounts while the registries are loading is done', async () => {
  const held = heldAnswer(examples.ready.answers.getRegistries);
  const island = await renderIsland(addToRegistry, examples.ready);
  island.answer('getRegistries', held.answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries']));
  island.record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('Marlow 3-Seat Sofa: ADDED'),
  );
});

test('a failure that comes after the button has unmounted is announced', async () => {
  const held = heldAnswer(examples.refused.answers.addRegistryItems);
  const island = await renderIsland(addToRegistry, examples.refused);
  island.answer('addRegistryItems', held.answer);
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(sent(island)).toContain('addRegistryItems'));
  island.record.unmount!();
  held.release();
  await vi.waitFor(() =>
    expect(island.page.getByRole('status').textContent).toBe('This registry is closed.'),
  );
});

test('a refusal goes when the page changes the registry', async () => {
  const island = await renderIsland(addToRegistry, examples.refused);
  await island.shopper.click(button(island));
  await island.page.findByText('This registry is closed.');
  island.host.setAttribute('data-gr-id', '7002');
  await vi.waitFor(() => expect(island.page.queryByText('This registry is closed.')).toBeNull());
});
