import { describe, expect, test, vi } from 'vitest';
import { questionAtom } from '../../../../src/state/question.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-consent/add-consent.examples.ts';
import addConsent from '../../../../widgets/add-consent/add-consent.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, type RenderedIsland } from '../../render-island.tsx';

const accept = ({ page }: RenderedIsland) => page.getByRole('button', { name: /^Accept/ });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const bodies = ({ requests }: RenderedIsland, call: string) =>
  requests.filter((request) => request.call === call).map(({ body }) => body);

describe('terms of a registry add', () => {
  const example = examples['terms of a registry add'];

  test('add the item to the only registry, whose layer opens before this one closes', async () => {
    const island = await openIsland(addConsent, example);
    let opened: unknown;
    island.registry.open = async (_page, name, props) => {
      opened = { name, props, wasThere: !!document.querySelector('dialog') };
    };
    await island.shopper.click(accept(island));
    await closed(island);
    expect(bodies(island, 'addRegistryItems')).toEqual([[{ Sku: '422007', Quantity: 1, GrId: '7001' }]]);
    expect(opened).toMatchObject({
      name: 'registry-confirmation',
      props: { added: { isSuccess: true }, registry: { grId: '7001' } },
      wasThere: true,
    });
  });

  test('add the item to the given registry, if there are several', async () => {
    const several = examples['terms of a registry add, several registries'];
    const island = await openIsland(addConsent, { ...several, props: { ...several.props, grId: '7002' } });
    await island.shopper.click(accept(island));
    await closed(island);
    expect(bodies(island, 'addRegistryItems')).toEqual([[{ Sku: '422007', Quantity: 1, GrId: '7002' }]]);
  });

  test('wait while another question is open, and then let the shopper choose', async () => {
    const island = await openIsland(addConsent, examples['terms of a registry add, several registries']);
    sharedStore().set(questionAtom, { layer: 'registry-choice' });
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(sent(island)).toEqual(['getRegistries']));
    expect(island.page.getByRole('dialog').querySelector('button[aria-busy]')).not.toBeNull();
    expect(island.opened).toEqual([]);
    sharedStore().set(questionAtom, undefined);
    await vi.waitFor(() => expect(island.opened).toMatchObject([{ name: 'registry-choice' }]));
  });

  test('never lead to the cart', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await openIsland(addConsent, example);
    await island.shopper.click(accept(island));
    await closed(island);
    expect(assign).not.toHaveBeenCalled();
    expect(sent(island)).not.toContain('addItems');
  });

  test('with several registries let the shopper choose', async () => {
    const island = await openIsland(addConsent, examples['terms of a registry add, several registries']);
    await island.shopper.click(accept(island));
    await closed(island);
    expect(island.opened).toMatchObject([
      { name: 'registry-choice', props: { items: [{ sku: '422007', quantity: 1 }] } },
    ]);
    expect(sent(island)).toEqual(['getRegistries']);
  });

  test('ask a shopper without account to sign in, and continue after it', async () => {
    const island = await openIsland(addConsent, { ...example, context: {} });
    await island.shopper.click(accept(island));
    await closed(island);
    expect(island.opened).toMatchObject([
      {
        name: 'sign-in-popup',
        props: { next: { name: 'registry-choice', props: { items: [{ sku: '422007', quantity: 1 }] } } },
      },
    ]);
    expect(island.requests).toEqual([]);
  });

  test('ask for a sign-in if the session has ended', async () => {
    const answers = { ...example.answers, addRegistryItems: 401 };
    const island = await openIsland(addConsent, { ...example, answers });
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({ name: 'sign-in-popup', props: { reason: 'expired' } });
  });

  test('lead to the page’s login page if the popup does not open', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const props = { ...example.props, signInUrl: '/login' };
    const island = await openIsland(addConsent, { ...example, props, context: {} });
    island.registry.open = () => Promise.reject(new Error('no sign-in-popup.js'));
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(new URL(String(assign.mock.calls[0]![0])).pathname).toBe('/login');
    sessionStorage.clear();
  });
});

test('a made-to-order product for a registry says where it is added', async () => {
  const { page } = await openIsland(addConsent, {
    ...examples['custom order'],
    props: { ...examples['custom order'].props, addTo: 'registry' },
  });
  page.getByRole('button', { name: 'Add To Registry' });
});
