import { describe, expect, test, vi } from 'vitest';
import { personalizationsAtom } from '../../../../src/state/personalization/personalization.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';

const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const field = ({ page }: RenderedIsland, name: string | RegExp = 'Name') =>
  page.getByRole<HTMLInputElement>('textbox', { name });
const bodies = ({ requests }: RenderedIsland, call: string) =>
  requests.filter((request) => request.call === call).map(({ body }) => body);

describe('a personalized product', () => {
  test('is not added without text: nothing is sent, and the field is focused', async () => {
    const island = await renderIsland(addToCart, examples.personalized);
    await island.shopper.click(button(island));
    island.page.getByText('Please enter text');
    expect(document.activeElement).toBe(field(island));
    expect(island.requests).toEqual([]);
  });

  test.each([
    ['Ada 2', 'Your message contains invalid characters'],
    ['A', 'Your message is too short'],
    ['Alexandrina', 'Your message is over the character limit'],
  ])('is not added with “%s”, which stays', async (text, message) => {
    const island = await renderIsland(addToCart, examples.personalized);
    await island.shopper.type(field(island), text);
    await island.shopper.click(button(island));
    island.page.getByText(message);
    expect(field(island).value).toBe(text);
    expect(island.requests).toEqual([]);
  });

  test('is added with its text', async () => {
    const island = await renderIsland(addToCart, examples.personalized);
    await island.shopper.type(field(island), ' Ada ');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(bodies(island, 'addItems')[0]).toMatchObject({
      items: [{ PersonalizationText: 'Ada', IsPersonalized: true }],
    });
  });

  test('a line’s error disappears with the next character', async () => {
    const island = await renderIsland(addToCart, examples.personalized);
    await island.shopper.click(button(island));
    await island.shopper.type(field(island), 'A');
    expect(field(island).getAttribute('aria-invalid')).toBeNull();
  });

  test('the field has no maxlength, so that the error can be reached (decision 36)', async () => {
    const island = await renderIsland(addToCart, examples.personalized);
    expect(field(island).hasAttribute('maxlength')).toBe(false);
    island.page.getByText('Up to 10 characters');
  });

  test('takes over the text typed into the server’s field', async () => {
    const island = await renderIsland(addToCart, examples['personalized, plain field']);
    expect(field(island, 'Personalization').value).toBe('Ada');
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(bodies(island, 'addItems')[0]).toMatchObject({ items: [{ PersonalizationText: 'Ada' }] }),
    );
  });

  test('an invalid regular expression is logged once and ignored', async () => {
    const island = await renderIsland(addToCart, examples['bad pattern']);
    await island.shopper.click(button(island));
    await island.shopper.type(field(island), 'x9');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(island.errors).toHaveLength(1);
    expect(island.errors[0]).toMatch(/validationRegEx accepts a regular expression; "\^\[A-Z" was given/);
  });
});

test.each(['data-is-personalized', 'data-is-monogrammed'])('%s left empty is a plain add', async (name) => {
  const attributes = { ...examples['in stock'].attributes, [name]: '' };
  const island = await renderIsland(addToCart, { ...examples['in stock'], attributes });
  await island.shopper.click(button(island));
  await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
  expect(bodies(island, 'addItems')[0]).toMatchObject({ items: [{ IsPersonalized: false }] });
});

describe('a text that another widget has the field for', () => {
  test('if missing shows a message here, which is focused, and nothing is sent', async () => {
    const island = await renderIsland(addToCart, examples['text entered elsewhere']);
    await island.shopper.click(button(island));
    expect(document.activeElement).toBe(island.page.getByRole('alert'));
    expect(island.page.getByRole('alert').textContent).toBe('Please enter text');
    expect(island.requests).toEqual([]);
  });

  test('the message goes once the other widget has the text', async () => {
    const island = await renderIsland(addToCart, examples['text entered elsewhere']);
    await island.shopper.click(button(island));
    island.page.getByText('Please enter text');
    sharedStore().set(personalizationsAtom, {
      410553: { type: 100, lines: [{ elementName: 'Text1', text: 'Ada' }] },
    });
    await vi.waitFor(() => expect(island.page.queryByText('Please enter text')).toBeNull());
  });

  test('is added with its product', async () => {
    const island = await renderIsland(addToCart, examples['text entered elsewhere']);
    sharedStore().set(personalizationsAtom, {
      410553: { type: 100, lines: [{ elementName: 'Text1', text: 'Ada' }] },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(bodies(island, 'addItems')[0]).toMatchObject({ items: [{ PersonalizationText: 'Ada' }] }),
    );
  });
});

describe('an in-house personalization', () => {
  const design = {
    quantity: 1,
    orderType: 'etching',
    profileGuid: 'profile-1',
    design: {
      templateName: 'two-lines',
      sku: '410553',
      locationName: 'bowl',
      personalization: [{ elementName: 'Text1', text: 'Ada', textcolor: 'Clear', font: 'Script' }],
    },
  };

  test('can be added without text', async () => {
    const island = await renderIsland(addToCart, examples['worked in house, nothing to confirm']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(bodies(island, 'saveDesign')).toEqual([]);
  });

  test('is confirmed in a layer, with its design', async () => {
    const island = await renderIsland(addToCart, examples['worked in house']);
    await island.shopper.type(field(island, /First line/), 'Ada');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'add-consent',
      props: { kind: 'monogramming', item: { Sku: '410553' }, design },
    });
    expect(bodies(island, 'addItems')).toEqual([]);
  });

  test('is saved first if nothing has to be confirmed; the item refers to it', async () => {
    const island = await renderIsland(addToCart, examples['worked in house, nothing to confirm']);
    await island.shopper.type(field(island, /First line/), 'Ada');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(bodies(island, 'saveDesign')).toEqual([design]);
    expect(bodies(island, 'addItems')[0]).toMatchObject({
      items: [{ IsPersonalized: true, PersonalizationId: 'd-7001' }],
    });
  });

  test('that the server refuses shows the server’s message at its line', async () => {
    const island = await renderIsland(addToCart, examples['text refused']);
    await island.shopper.type(field(island, /First line/), 'Darn');
    await island.shopper.click(button(island));
    await vi.waitFor(() => island.page.getByText('We cannot put these words on a piece.'));
    expect(field(island, /First line/).getAttribute('aria-invalid')).toBe('true');
    expect(field(island, /Second line/).getAttribute('aria-invalid')).toBeNull();
    expect(field(island, /First line/).value).toBe('Darn');
    expect(bodies(island, 'addItems')).toEqual([]);
  });

  test('that the server refuses is marked although it was typed with spaces around it', async () => {
    const island = await renderIsland(addToCart, examples['text refused']);
    await island.shopper.type(field(island, /First line/), ' Darn ');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(field(island, /First line/).getAttribute('aria-invalid')).toBe('true'));
  });

  test('that was refused loses its error when it is typed again', async () => {
    const island = await renderIsland(addToCart, examples['text refused']);
    await island.shopper.type(field(island, /First line/), 'Darn');
    await island.shopper.click(button(island));
    await vi.waitFor(() => island.page.getByText('We cannot put these words on a piece.'));
    await island.shopper.type(field(island, /First line/), 'e');
    expect(field(island, /First line/).getAttribute('aria-invalid')).toBeNull();
    expect(island.page.queryByText('We cannot put these words on a piece.')).toBeNull();
  });
});
