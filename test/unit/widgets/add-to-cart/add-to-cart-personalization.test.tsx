import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { editorsAtom, personalizationsAtom } from '../../../../src/state/personalization/personalization.ts';
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

  test('the button is disabled only while a shown error stands', async () => {
    const island = await renderIsland(addToCart, examples.personalized);
    const isDisabled = () => button(island).getAttribute('aria-disabled') === 'true';
    expect(isDisabled()).toBe(false);
    await island.shopper.click(button(island));
    expect(isDisabled()).toBe(true);
    await island.shopper.type(field(island), 'A');
    expect(isDisabled()).toBe(false);
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

  test('left empty is a plain add: nothing is left to confirm (decision 101)', async () => {
    const island = await renderIsland(addToCart, examples['worked in house']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(island.opened.map(({ name }) => name)).not.toContain('add-consent');
  });

  test('left empty still asks where the product is a custom order', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['worked in house'],
      answers: { ...examples['custom order'].answers },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toMatchObject({ kind: 'custom-order' }));
    expect(bodies(island, 'addItems')).toEqual([]);
  });

  test('left empty still asks for the terms', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['worked in house'],
      props: { ...examples['worked in house'].props, terms: '<p>No returns.</p>' },
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toMatchObject({ kind: 'terms' }));
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

describe('an editor on the page that has not mounted', () => {
  const offer = {
    type: 700,
    orderType: 'embroidery',
    profileGuid: 'profile-1',
    locationName: 'center',
    templates: [
      {
        templateName: 'initials',
        lines: [{ elementName: 'Text1', label: 'Monogram', maxLength: 3 }],
        fonts: [{ font: 'Block' }, { font: 'Script' }],
        textColors: [{ textColor: 'Navy' }, { textColor: 'Sage' }],
      },
    ],
  };
  const legacy = { type: 100, lines: [{ elementName: 'Text1', maxLength: 12 }] };

  /** The button, and the server's fields of the editor, which belong to its form. */
  async function beside(status: string, { personalization = offer as object, isRequired = false } = {}) {
    const island = await renderIsland(addToCart, examples['in stock'], {
      before(form) {
        form.insertAdjacentHTML(
          'afterend',
          `<div data-island="personalization" data-sku="410553" data-island-status="${status}"
 data-is-required="${isRequired}"><script type="application/json" data-island-props></script>
<label>Monogram <input name="Text1" form="add-form"></label>
<select name="Text1.font" form="add-form"><option>Block<option>Script</select>
<select name="Text1.textcolor" form="add-form"><option>Navy<option>Sage</select></div>`,
        );
        const host = form.nextElementSibling!;
        host.querySelector('script')!.textContent = JSON.stringify({ personalization });
        onTestFinished(() => host.remove());
      },
    });
    const host = document.querySelector<HTMLElement>('[data-island="personalization"]')!;
    const [text, font, color] = host.querySelectorAll<HTMLInputElement>('[name]');
    return { ...island, host, text: text!, font: font!, color: color! };
  }

  test.each(['pending', 'loading', 'failed'])(
    'and is %s: what its server’s fields have is saved, and the item refers to it',
    async (status) => {
      const island = await beside(status);
      await island.shopper.type(island.text, 'MJK');
      island.font.value = 'Script';
      island.color.value = 'Sage';
      await island.shopper.click(button(island));
      await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
      expect(bodies(island, 'saveDesign')).toMatchObject([
        {
          design: {
            templateName: 'initials',
            personalization: [{ elementName: 'Text1', text: 'MJK', font: 'Script', textcolor: 'Sage' }],
          },
        },
      ]);
      expect(bodies(island, 'addItems')[0]).toMatchObject({
        items: [{ IsPersonalized: true, PersonalizationId: 'd-7001' }],
      });
    },
  );

  test('a text that is not made in house is sent with the item', async () => {
    const island = await beside('loading', { personalization: legacy });
    await island.shopper.type(island.text, 'Ada');
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(bodies(island, 'addItems')[0]).toMatchObject({
        items: [{ IsPersonalized: true, PersonalizationText: 'Ada' }],
      }),
    );
  });

  test('left empty is a plain add', async () => {
    const island = await beside('failed');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(bodies(island, 'addItems')[0]).toMatchObject({ items: [{ IsPersonalized: false }] });
  });

  test.each([
    ['is required and left empty', '', 'Please enter text'],
    ['is too long', 'MJKL', 'Your message is over the character limit'],
  ])('a text that %s is said, and not added; the next press checks it again', async (_, typed, message) => {
    const island = await beside('failed', { isRequired: true });
    if (typed) await island.shopper.type(island.text, typed);
    await island.shopper.click(button(island));
    const said = island.page.getByRole('alert');
    expect(said.textContent).toBe(message);
    expect(document.activeElement).toBe(said);
    expect(island.requests).toEqual([]);
    await island.shopper.clear(island.text);
    await island.shopper.type(island.text, 'MJK');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
  });

  test('that has ended keeps its fonts and colors, which the server’s fields need not have', async () => {
    const island = await beside('failed');
    sharedStore().set(personalizationsAtom, {
      410553: {
        ...(offer as { type: 700 }),
        lines: [{ elementName: 'Text1', text: 'MJK', font: 'Script', textColor: 'Sage' }],
        errorDetails: { isAddToCartDisabled: true },
      },
    });
    await island.shopper.type(island.text, 'MJK');
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(bodies(island, 'saveDesign')[0]).toMatchObject({
        design: { personalization: [{ text: 'MJK', font: 'Script', textcolor: 'Sage' }] },
      }),
    );
  });
});

describe('an editor on the page', () => {
  const ofOption = { ...examples['in stock'].attributes };

  /** The editor has a text for a choice of options. */
  function entered(key: string, text: string, isAddToCartDisabled = false) {
    const check = vi.fn(() => !isAddToCartDisabled);
    const store = sharedStore();
    store.set(personalizationsAtom, {
      ...store.get(personalizationsAtom),
      [key]: { type: 100, lines: [{ elementName: 'Text1', text }], errorDetails: { isAddToCartDisabled } },
    });
    store.set(editorsAtom, { ...store.get(editorsAtom), [key]: { check, lead: () => {} } });
    return check;
  }

  test('that shows an error holds the button; a press leads to the error', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    const check = entered('410553 FABRIC=OAT', 'A', true);
    await vi.waitFor(() => expect(button(island).getAttribute('aria-disabled')).toBe('true'));
    await island.shopper.click(button(island));
    expect(check).toHaveBeenCalledOnce();
    expect(island.requests).toEqual([]);
  });

  test('of the product, whatever its options are, leads to its error, too', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    const check = entered('410553', 'A', true);
    await vi.waitFor(() => expect(button(island).getAttribute('aria-disabled')).toBe('true'));
    await island.shopper.click(button(island));
    expect(check).toHaveBeenCalledOnce();
  });

  test('each choice of options is added with its own text', async () => {
    const island = await renderIsland(addToCart, { ...examples['in stock'], attributes: ofOption });
    entered('410553 FABRIC=OAT', 'Ada');
    entered('410553 FABRIC=INK', 'Ben');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    island.host.setAttribute('data-option-choice-parameter', 'FABRIC=INK');
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(2));
    expect(bodies(island, 'addItems')).toMatchObject([
      { items: [{ OptionChoiceParameter: 'FABRIC=OAT', PersonalizationText: 'Ada' }] },
      { items: [{ OptionChoiceParameter: 'FABRIC=INK', PersonalizationText: 'Ben' }] },
    ]);
  });
});
