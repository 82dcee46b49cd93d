import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/product-details/product-details.examples.ts';
import productDetails from '../../../../widgets/product-details/product-details.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

const render = (example: IslandExample) => renderIsland(productDetails, example);
const { model } = examples['all parts'].props;

/** An example whose model is an attribute, which a script may change. */
function followed(example: { attributes: object; content: string; props: object }) {
  const { props, ...more } = example as IslandExample & { props: { model?: object } };
  const attributes = {
    ...example.attributes,
    ...(props.model && { 'data-model': JSON.stringify(props.model) }),
  };
  return { ...more, about: '', attributes: attributes as Record<string, string> };
}
const follow = (host: Element, more: object) =>
  host.setAttribute('data-model', JSON.stringify({ ...model, ...more }));

const partsIn = (host: Element) =>
  [...host.querySelectorAll('.si-product-details__part')].map((part) => part.getAttribute('data-part'));
const part = (host: Element, name: string) => host.querySelector(`[data-part="${name}"]`)!;

describe('what the model tells', () => {
  test('shows in its usual order, without what it says nothing of', async () => {
    const { host } = await render(examples['all parts']);
    expect(partsIn(host)).toEqual([
      'messages',
      'reviews',
      'special-order',
      'summary',
      'custom-order',
      'rewards',
      'details',
      'dimensions',
      'care',
    ]);
  });

  test('the number of reviews is a link to them', async () => {
    const { page } = await render({ ...examples['one part'], content: '' });
    expect(page.getByRole('link').getAttribute('href')).toBe('/p/410553#reviews');
  });

  test.each([
    [412, '412 reviews'],
    [1, '1 review'],
  ])('%i reviews, with the rating in words', async (reviewCount, text) => {
    const { host, page } = await render({
      ...examples['all parts'],
      attributes: { 'data-parts': 'reviews' },
      props: { model: { ...model, reviewCount, reviewsUrl: null } },
    });
    expect(page.getByRole('link', { name: text }).getAttribute('href')).toBe('#reviews');
    expect(host.textContent).toContain('Rated 4.6 of 5');
  });

  test('rows of details have a name and a value', async () => {
    const { page, host } = await render(examples['all parts']);
    expect(page.getByRole('region', { name: 'Details' }).textContent).toMatch(/Seat height.*18½″.*Assembly/);
    expect(part(host, 'summary').textContent).toMatch(/Your Selection.*Fabric.*Ink Velvet/);
  });

  test('rewards are the server’s words, with the rate', async () => {
    const { host } = await render(examples.rewards);
    expect(host.querySelector('strong')!.textContent).toBe('Renew your rewards');
    expect(part(host, 'rewards').textContent).toMatch(/Earn 5% back in rewards.*until August 31/);
  });

  test('dimensions and a showcase are hosts of their own widgets', async () => {
    const { host } = await render(examples['all parts']);
    const given = part(host, 'dimensions').querySelector('[data-island="product-dimensions"]')!;
    expect(JSON.parse(given.getAttribute('data-dimensions')!)).toMatchObject({ width: { value: 84.5 } });
    const other = await render(examples.showcase);
    const showcase = part(other.host, 'showcase').querySelector('[data-island="product-showcase"]')!;
    expect(showcase.getAttribute('data-heading')).toBe('Goes With It');
    expect(JSON.parse(showcase.getAttribute('data-items')!)).toHaveLength(4);
  });

  test('care is sanitised markup', async () => {
    const { host } = await render(examples['unsafe care']);
    await vi.waitFor(() => expect(part(host, 'care').textContent).toContain('Dust.'));
    expect(host.querySelector('.si-server-text script, [onclick], [onerror]')).toBeNull();
  });

  test('what is wrong is left out and reported, and the rest shows', async () => {
    const { host, errors } = await render(examples['bad facts']);
    expect(partsIn(host)).not.toContain('reviews');
    expect(part(host, 'details').querySelectorAll('dt')).toHaveLength(3);
    for (const fact of [/reviewCount/, /rating/, /skuProperty/]) expect(errors.join()).toMatch(fact);
  });
});

describe('the server’s content', () => {
  test('stays without a model', async () => {
    const { host, serverNodes } = await render(examples['no model']);
    expect(serverNodes.every((node) => host.contains(node))).toBe(true);
    expect(host.querySelector('.si-product-details')).toBeNull();
  });

  test('of a part stays where the model says nothing of it, in the place of the part', async () => {
    const { host } = await render(examples['says nothing']);
    expect(host.querySelector('.si-product-details')!.textContent).toBe(
      'Wipe with a dry cloth.Leaves our workshop in 4 to 6 weeks.',
    );
  });

  test('of a part stays until the model says something else than at first', async () => {
    const { host } = await render(followed(examples['server’s parts']));
    const care = part(host, 'care');
    expect(care.textContent).toBe('Wipe with a dry cloth.');
    follow(host, { lineLevelMessages: ['In stock.'] });
    await vi.waitFor(() => expect(part(host, 'messages').textContent).toBe('In stock.'));
    expect(part(host, 'care')).toBe(care);
    follow(host, {});
    await vi.waitFor(() =>
      expect(part(host, 'messages').textContent).toBe('Leaves our workshop in 4 to 6 weeks.'),
    );
  });

  test('is whole again after the island has ended', async () => {
    const { host, serverNodes, record } = await render(examples['server’s parts']);
    record.unmount!();
    await vi.waitFor(() => expect(serverNodes.every((node) => node.parentNode === host)).toBe(true));
    expect(host.textContent).toContain('Wipe with a dry cloth.');
  });
});

describe('the chosen option', () => {
  test('its facts show at once', async () => {
    const { host } = await render(followed(examples['all parts']));
    follow(host, {
      selectedSummary: [{ name: 'Fabric', value: 'Oat Linen' }],
      specialOrderDetail: 'In stock.',
    });
    await vi.waitFor(() => expect(part(host, 'summary').textContent).toContain('Oat Linen'));
    expect(part(host, 'special-order').textContent).toBe('In stock.');
  });

  test('a model that cannot be read is reported, and the last one stays', async () => {
    const { host, errors } = await render(followed(examples['all parts']));
    host.setAttribute('data-model', '{"sku": "410553"}');
    await vi.waitFor(() => expect(errors.join()).toMatch(/last valid value stays/));
    expect(part(host, 'summary').textContent).toContain('Ink Velvet');
  });

  test('what the shopper has folded stays folded', async () => {
    const { host } = await render(followed(examples.expanded));
    const fold = part(host, 'care').querySelector('details')!;
    expect(fold.open).toBe(true);
    fold.open = false;
    follow(host, { care: '<p>Dust.</p>' });
    await vi.waitFor(() => expect(part(host, 'care').textContent).toContain('Dust.'));
    expect(part(host, 'care').querySelector('details')!.open).toBe(false);
  });
});

test('with several products on the page the folds start by the model', async () => {
  const open = await render(examples.expanded);
  expect(open.host.querySelectorAll('details[open]')).toHaveLength(3);
  const closed = await render(examples.folded);
  expect(closed.host.querySelectorAll('details:not([open])')).toHaveLength(3);
});

describe('a set', () => {
  const button = (name: string) => new RegExp(`^Add to Cart.*${name}`);

  test('each product is added by its own button', async () => {
    const { page, shopper, requests } = await render(examples.set);
    await shopper.click(page.getByRole('button', { name: button('Ellery Side Chair') }));
    const sent = () => requests.find(({ call }) => call === 'addItems');
    await vi.waitFor(() => expect(sent()).toBeDefined());
    expect(sent()!.body).toMatchObject({ items: [{ Sku: '251001', Quantity: 1 }] });
  });

  test('one that cannot be had any more has no button to add it', async () => {
    const { page } = await render(examples['set no longer whole']);
    expect(page.getByRole('button', { name: 'No longer available' })).toHaveProperty('disabled', true);
    expect(page.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(1);
  });

  test('a failed add says so below its product, and can be tried again', async () => {
    const { page, shopper } = await render(examples['add fails']);
    const add = page.getByRole('button', { name: button('Sorrel Dining Table') });
    await shopper.click(add);
    await vi.waitFor(() => expect(page.getByRole('alert').textContent).toMatch(/try again/i));
    expect(add.getAttribute('aria-disabled')).toBeNull();
  });
});

test('an unknown part is reported with those there are', async () => {
  const { status, errors, host, serverNodes } = await render(examples['wrong part']);
  expect(status()).toBe('failed');
  expect(errors[0]).toMatch(/colour.*each one of messages, reviews/);
  expect([...host.childNodes]).toEqual(serverNodes);
});
