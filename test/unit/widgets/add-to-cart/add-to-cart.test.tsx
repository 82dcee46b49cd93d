import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { StillObserver } from '../../../../src/testing/stand-ins.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { heldAnswer, type IslandExample, type RenderedIsland, renderIsland } from '../../render-island.tsx';

const quantity = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const adds = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

describe('the added item', () => {
  test('is one piece by the standard ship method by default', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['in stock'],
      attributes: { 'data-sku': '410553' },
      content: '',
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(adds(island)[0]!.body).toEqual({
      items: [
        {
          Sku: '410553',
          Quantity: 1,
          IsPickupSelected: false,
          IsInstallationServiceRequired: false,
          IsPersonalized: false,
          ShipMethod: 1,
        },
      ],
    });
  });

  test('has all fields of cart §3', async () => {
    const island = await renderIsland(addToCart, examples['every field']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toEqual({
      items: [
        {
          Sku: '410553',
          Quantity: 1,
          OptionChoiceParameter: 'FABRIC=OAT',
          Location: 'product-page',
          IsPickupSelected: true,
          GiftRegistryId: 'r-9',
          Position: 3,
          TotalPositions: 24,
          Url: '/p/410553',
          IsInstallationServiceRequired: true,
          InstallationServiceType: 'standard',
          PersonalizationText: 'Ada',
          IsPersonalized: true,
          PersonalizationId: 'd-1',
          ShipMethod: 6,
        },
      ],
    });
  });

  test('has the shopper’s quantity', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 2 }] });
  });

  test('is sent once, however often the button is pressed', async () => {
    const island = await renderIsland(addToCart, examples.adding);
    await island.shopper.dblClick(button(island));
    await island.shopper.click(button(island));
    await island.shopper.type(quantity(island), '{Enter}');
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
  });

  test('is on its way: the button is busy, and says “Adding…”', async () => {
    const island = await renderIsland(addToCart, examples.adding);
    await island.shopper.click(button(island));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
    expect(button(island).textContent).toContain('Adding…');
  });

  test('is sent with the page’s anti-forgery token', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
  });

  test('is sent with the token of the server’s form if the page has no other', async () => {
    const island = await renderIsland(addToCart, examples['in stock'], {
      before: () => document.querySelector('body > input')!.remove(),
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-form');
  });
});

describe('after an add', () => {
  test('the confirmation opens with the answer', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'cart-confirmation',
      props: { added: { items: [{ sku: '410553', name: 'Marlow 3-Seat Sofa' }] } },
    });
  });

  test('the cart is fetched again', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.requests.map(({ call }) => call)).toEqual(['addItems', 'getCart']));
  });

  test('it is announced', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
  });

  test('the button says "Added" if the confirmation does not open', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(button(island).getAttribute('data-state')).toBe('done'));
  });

  test('logs nothing', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.errors).toEqual([]);
  });
});

describe('shopper actions before mounting', () => {
  test('the quantity typed into the server’s form is taken over', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept']);
    expect(quantity(island).value).toBe('3');
  });

  test('a submit is replayed', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept'], { held: 'submit' });
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 3 }] });
  });

  test('an invalid quantity stays in the field', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong']);
    expect(quantity(island).value).toBe('two');
  });

  test('a submit of an invalid quantity adds nothing and quotes the text', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong'], { held: 'submit' });
    await vi.waitFor(() => island.page.getByText('“two” was not added. Enter a whole number from 1 to 99.'));
    expect(island.requests).toEqual([]);
  });
});

test('after unmounting, the typed quantity is in the server’s form', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  await island.shopper.clear(quantity(island));
  await island.shopper.type(quantity(island), '3');
  island.record.unmount!();
  expect(island.host.querySelector<HTMLInputElement>('[name=Quantity]')!.value).toBe('3');
});

describe('a quantity that cannot be added', () => {
  test.each(['two', '1.5', '-3', '100', '500', '0'])(
    '%s is not added but quoted, and its field focused',
    async (typed) => {
      const island = await renderIsland(addToCart, examples['in stock']);
      await island.shopper.clear(quantity(island));
      await island.shopper.type(quantity(island), typed);
      await island.shopper.click(button(island));
      island.page.getByText(`“${typed}” was not added. Enter a whole number from 1 to 99.`);
      expect(document.activeElement).toBe(quantity(island));
      expect(island.requests).toEqual([]);
    },
  );

  test('that is empty is quoted, and its field focused', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.click(button(island));
    island.page.getByText('“” was not added. Enter a whole number from 1 to 99.');
    expect(document.activeElement).toBe(quantity(island));
    expect(island.requests).toEqual([]);
  });

  test('is not added by Enter either', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '0{Enter}');
    expect(island.requests).toEqual([]);
  });

  test('is added by the next press, once it was brought within bounds', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '500');
    await island.shopper.click(button(island));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 99 }] });
  });
});

describe('out of stock', () => {
  test('the button is disabled and says why', async () => {
    const island = await renderIsland(addToCart, examples['out of stock']);
    expect(island.page.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true);
    island.page.getByText('This item cannot be added: it is out of stock.');
  });

  test('the quantity is disabled', async () => {
    const island = await renderIsland(addToCart, examples['out of stock']);
    expect(quantity(island).disabled).toBe(true);
  });
});

describe('a wrong attribute', () => {
  test('keeps the server’s form and reports the given and the accepted values', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['in stock'],
      attributes: { 'data-sku': '410553', 'data-max-quantity': 'lots' },
    });
    expect(island.status()).toBe('failed');
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
    expect(island.errors).toHaveLength(1);
    expect(island.errors[0]).toMatch(/add-to-cart.*data-max-quantity was "lots"; accepted is a whole number/);
  });
});

/** Renders the form, scrolled past. */
async function renderPassed(example: IslandExample) {
  let pass = () => {};
  class Observer extends StillObserver {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      super();
      pass = () => notify([{ isIntersecting: false }]);
    }
  }
  vi.spyOn(globalThis, 'IntersectionObserver').mockImplementation(Observer as never);
  const island = await renderIsland(addToCart, example);
  pass();
  const bar = () => island.host.querySelector<HTMLElement>('.si-add-to-cart__bar');
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  const buttons = () => [...island.host.querySelectorAll<HTMLElement>('.si-button')];
  return { ...island, bar: within(bar()!), buttons };
}

test('an add from the bar shows in the bar and in the form', async () => {
  const { answer, release } = heldAnswer(examples['with a bar'].answers.addItems);
  const island = await renderPassed({
    ...examples['with a bar'],
    answers: { ...examples['with a bar'].answers, addItems: answer },
  });
  const states = () => island.buttons().map((button) => button.getAttribute('data-state'));
  expect(states()).toEqual(['idle', 'idle']);
  await island.shopper.click(island.bar.getByRole('button', { name: 'Add to Cart' }));
  await vi.waitFor(() => expect(states()).toEqual(['busy', 'busy']));
  for (const button of island.buttons()) await island.shopper.click(button);
  island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
  release();
  await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  expect(island.requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
});

test('an add from the form shows in the bar', async () => {
  const island = await renderPassed({
    ...examples['with a bar'],
    answers: { ...examples['with a bar'].answers, addItems: 'never' },
  });
  await island.shopper.click(island.buttons()[0]!);
  await island.bar.findByRole('button', { name: 'Adding…' });
});

test('a failed add shows its message in both, and only the form’s is an alert', async () => {
  const { bar, page, shopper } = await renderPassed({
    ...examples['with a bar'],
    answers: examples.refused.answers,
  });
  await shopper.click(bar.getByRole('button', { name: 'Add to Cart' }));
  const message = 'Only 2 of these are left.';
  await vi.waitFor(() => expect(page.getByRole('alert').textContent).toBe(message));
  expect(bar.getByText(message).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('once the product is out of stock there is no bar', async () => {
  const { host, page, buttons } = await renderPassed(examples['with a bar']);
  host.setAttribute('data-stock', 'out');
  await page.findByRole('button', { name: 'Out of stock' });
  expect(buttons()).toHaveLength(1);
});

describe('after a refusal', () => {
  async function refusedAdd() {
    const { answers } = examples.refused;
    const island = await renderIsland(addToCart, { ...examples['quantity kept'], answers });
    await island.shopper.click(button(island));
    await island.page.findByRole('alert');
    return island;
  }

  test('the server’s own message shows', async () => {
    const island = await refusedAdd();
    expect(island.page.getByRole('alert').textContent).toBe('Only 2 of these are left.');
  });

  test('the quantity stays', async () => {
    expect(quantity(await refusedAdd()).value).toBe('3');
  });

  test('the button has the focus', async () => {
    const island = await refusedAdd();
    expect(document.activeElement).toBe(button(island));
  });

  test('no layer opens', async () => {
    expect((await refusedAdd()).opened).toEqual([]);
  });
});

describe('other outcomes', () => {
  test('an add in progress continues after its island has unmounted (decision 66)', async () => {
    const { answer, release } = heldAnswer(addItemsExample.answer);
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    const added = new Promise((resolve) =>
      document.addEventListener('storefront:item-added', resolve, { once: true }),
    );
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await added;
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
    expect(island.opened).toEqual([]);
    expect(island.errors).toEqual([]);
  });

  test('its failure is announced although the island has unmounted', async () => {
    const { answer, release } = heldAnswer({ isSuccess: false, message: 'Sold out today.' });
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Sold out today.'));
  });

  test('its failure is reported although the island has unmounted', async () => {
    const { answer, release } = heldAnswer({ IsReset: true });
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    release();
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toContain('refresh-popup'));
    expect(island.errors).toEqual([]);
  });
});

test('a reset is said by the refresh popup alone, in words that speak of no order (decision 70)', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  island.answer('addItems', { IsReset: true });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(island.opened).toEqual([{ name: 'refresh-popup', props: {} }]));
  await vi.waitFor(() => expect(button(island).getAttribute('aria-busy')).toBeNull());
  expect(island.page.queryByRole('alert')).toBeNull();
});

/* The page changes the product in place, as a variant picker does (decision 63). */

const shownButton = ({ page }: RenderedIsland) =>
  page.getByRole('button', { name: /add to cart|added|adding|out of/i });
const added = ({ requests }: RenderedIsland) =>
  requests
    .filter(({ call }) => call === 'addItems')
    .map(({ body }) => (body as { items: Record<string, unknown>[] }).items[0]!);

test('the product that is added is the one the page has changed to', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  island.host.setAttribute('data-sku', '512000');
  island.host.setAttribute('data-option-choice-parameter', 'FABRIC=RUST');
  await Promise.resolve();
  await island.shopper.click(shownButton(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).toMatchObject({ Sku: '512000', OptionChoiceParameter: 'FABRIC=RUST' });
});

test('an option that the page has removed is not sent', async () => {
  const island = await renderIsland(addToCart, examples['every field']);
  island.host.removeAttribute('data-option-choice-parameter');
  await Promise.resolve();
  await island.shopper.click(shownButton(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).not.toHaveProperty('OptionChoiceParameter');
});

test('a product that is out of stock cannot be added', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  island.host.setAttribute('data-stock', 'out');
  await vi.waitFor(() => expect(shownButton(island)).toHaveProperty('disabled', true));
});

test('the quantity that the shopper chose stays', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
  island.host.setAttribute('data-quantity', '5');
  island.host.setAttribute('data-sku', '512000');
  await Promise.resolve();
  await island.shopper.click(shownButton(island));
  await vi.waitFor(() => expect(added(island)).toHaveLength(1));
  expect(added(island)[0]).toMatchObject({ Sku: '512000', Quantity: 2 });
});

test('a quantity that the shopper has not chosen is the page’s', async () => {
  const island = await renderIsland(addToCart, { ...examples['in stock'], content: '' });
  island.host.setAttribute('data-quantity', '5');
  await vi.waitFor(() =>
    expect(island.page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('5'),
  );
});

test('the failure of one product is not shown for another', async () => {
  const island = await renderIsland(addToCart, {
    ...examples['in stock'],
    answers: { addItems: { isSuccess: false, message: 'Sold out today.' } },
  });
  await island.shopper.click(shownButton(island));
  await island.page.findByText('Sold out today.');
  island.host.setAttribute('data-sku', '512000');
  await vi.waitFor(() => expect(island.page.queryByText('Sold out today.')).toBeNull());
});

test('the failure goes when the quantity changes, and is not announced again', async () => {
  const island = await renderIsland(addToCart, examples.refused);
  await island.shopper.click(shownButton(island));
  await island.page.findByText('Only 2 of these are left.');
  await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
  expect(island.page.queryByText('Only 2 of these are left.')).toBeNull();
});

test('a failure that comes after the product was changed is announced', async () => {
  const { answer, release } = heldAnswer({ isSuccess: false, message: 'Sold out today.' });
  const island = await renderIsland(addToCart, { ...examples['in stock'], answers: { addItems: answer } });
  await island.shopper.click(shownButton(island));
  island.host.setAttribute('data-sku', '512000');
  release();
  await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Sold out today.'));
  expect(island.page.queryByRole('alert')).toBeNull();
});

test('the error of a line does not move to another one that the page puts in its place', async () => {
  const { attributes, props, ...rest } = examples.personalized;
  const { type, lines } = props.personalization;
  const given = (all: object[]) => JSON.stringify({ type, lines: all });
  const island = await renderIsland(addToCart, {
    ...rest,
    attributes: { ...attributes, 'data-personalization': given(lines) },
  });
  await island.shopper.type(island.page.getByRole('textbox', { name: 'Name' }), 'A');
  await island.shopper.click(shownButton(island));
  island.page.getByText('Your message is too short');
  const date = { elementName: 'Text2', label: 'Date' };
  island.host.setAttribute('data-personalization', given([date, ...lines]));
  const field = await island.page.findByRole('textbox', { name: 'Date' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
