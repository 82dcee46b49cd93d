import { beforeEach, describe, expect, test, vi } from 'vitest';
import { personalizationsAtom } from '../../../../src/state/personalization/personalization.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/personalization/personalization.examples.ts';
import personalization from '../../../../widgets/personalization/personalization.island.ts';
import { heldAnswer, type IslandExample, openTestPage, renderIsland } from '../../render-island.tsx';

async function render(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const island = await renderIsland(personalization, example, options);
  const { host, page, requests } = island;
  return {
    ...island,
    field: (name: string) => page.getByRole<HTMLInputElement>('textbox', { name }),
    asked: () => requests.filter(({ call }) => call === 'renderPersonalization').map(({ body }) => body),
    picture: () =>
      host.querySelector<HTMLImageElement>('.si-personalization__picture > img:not([aria-hidden])'),
    next: () => host.querySelector<HTMLImageElement>('img[aria-hidden]'),
  };
}
beforeEach(() => sessionStorage.clear());

type Rendered = Awaited<ReturnType<typeof render>>;

const textsIn = (body: unknown) =>
  (body as { design: { personalization: { text: string }[] } }).design.personalization.map(
    ({ text }) => text,
  );
const entered = (key = '415002') => sharedStore().get(personalizationsAtom)[key];

/** The browser has loaded the next picture. */
async function loadNext({ next }: Rendered) {
  const image = await vi.waitFor(() => {
    expect(next()).not.toBeNull();
    return next()!;
  });
  image.dispatchEvent(new Event('load'));
}

describe('the preview', () => {
  test('is asked with the payload of a save, and its picture says the text', async () => {
    const island = await render(examples['two lines']);
    await loadNext(island);
    await vi.waitFor(() =>
      expect(island.picture()!.alt).toBe('Preview: “Ada & Ben” in Block, Navy; “2026” in Block, Navy'),
    );
    expect(island.asked()).toEqual([
      {
        quantity: 1,
        orderType: 'embroidery',
        profileGuid: 'profile-1',
        design: {
          templateName: 'name-and-date',
          sku: '415002',
          locationName: 'center',
          personalization: [
            { elementName: 'Text1', text: 'Ada & Ben', textcolor: 'Navy', font: 'Block' },
            { elementName: 'Text2', text: '2026', textcolor: 'Navy', font: 'Block' },
          ],
        },
      },
    ]);
  });

  test('is asked once for letters typed one after the other', async () => {
    const island = await render(examples.empty);
    await island.shopper.type(island.field('Monogram'), 'ABC');
    await vi.waitFor(() => expect(island.asked().map(textsIn)).toEqual([['ABC']]));
  });

  test('of an older text that comes late does not win', async () => {
    const island = await render(examples.monogram);
    const older = heldAnswer({ hasError: false, imageUrl: '/pictures/older.svg' });
    island.answer('renderPersonalization', older.answer);
    await vi.waitFor(() => expect(island.asked()).toHaveLength(1));
    island.answer('renderPersonalization', { hasError: false, imageUrl: '/pictures/newer.svg' });
    await island.shopper.clear(island.field('Monogram'));
    await island.shopper.type(island.field('Monogram'), 'XYZ');
    await vi.waitFor(() => expect(island.next()?.src).toContain('newer'));
    older.release();
    await loadNext(island);
    await vi.waitFor(() => expect(island.picture()!.src).toContain('newer'));
    expect(island.picture()!.alt).toContain('XYZ');
  });

  test('keeps the last good picture until the next has loaded, and says so', async () => {
    const island = await render(examples.monogram);
    await loadNext(island);
    await vi.waitFor(() => expect(island.picture()!.alt).toContain('“ABC”'));
    island.answer('renderPersonalization', { hasError: false, imageUrl: '/pictures/newer.svg' });
    await island.shopper.type(island.field('Monogram'), '{Backspace}');
    await vi.waitFor(() => expect(island.next()?.src).toContain('newer'));
    expect(island.picture()!.alt).toContain('“ABC”');
    island.page.getByText('Updating the preview…');
  });

  test.each([
    ['is not reached', 503],
    ['has no picture', { hasError: false }],
    ['is of another origin', { hasError: false, imageUrl: 'https://evil.example/p.svg' }],
  ])('that %s is said, and the text can be added', async (_, answer) => {
    const island = await render({ ...examples.monogram, answers: { renderPersonalization: answer } });
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toMatch(/cannot show a preview/),
    );
    expect(island.field('Monogram').value).toBe('ABC');
    expect(entered()!.errorDetails).toEqual({ isAddToCartDisabled: false });
    island.answer('renderPersonalization', examples.monogram.answers.renderPersonalization);
    await island.shopper.click(island.page.getByRole('button', { name: 'Try Again' }));
    await loadNext(island);
    await vi.waitFor(() => expect(island.picture()!.alt).toContain('“ABC”'));
  });

  test('whose picture does not load is a failure, too', async () => {
    const island = await render(examples.monogram);
    await vi.waitFor(() => expect(island.next()).not.toBeNull());
    island.next()!.dispatchEvent(new Event('error'));
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toMatch(/cannot show a preview/),
    );
  });

  test('is not asked for an emoji, which the message names', async () => {
    const island = await render(examples['characters that the font lacks']);
    island.page.getByText('Your message contains invalid characters');
    island.page.getByText('🙂');
    expect(island.asked()).toEqual([]);
    await island.shopper.clear(island.field('Monogram'));
    await island.shopper.type(island.field('Monogram'), 'A');
    await vi.waitFor(() => expect(island.asked().map(textsIn)).toEqual([['A']]));
  });
});

describe('a line', () => {
  test('says its limits before they are broken, and counts', async () => {
    const island = await render(examples['two lines']);
    const field = island.field('First line');
    const said = field.getAttribute('aria-describedby')!.split(' ');
    expect(said.map((id) => document.getElementById(id)!.textContent)).toEqual([
      '9 of 10',
      "2 to 10 characters. Use letters, numbers, spaces, . ' & -",
    ]);
    await island.shopper.type(field, ' 2');
    island.page.getByText('11 of 10');
    island.page.getByText('Your message is over the character limit');
    expect(field.value).toBe('Ada & Ben 2');
    expect(field.hasAttribute('maxlength')).toBe(false);
  });

  test('that is too short says so only once it is left', async () => {
    const island = await render(examples.legacy);
    await island.shopper.type(island.field('Name'), 'A');
    expect(island.page.queryByText('Your message is too short')).toBeNull();
    await island.shopper.tab();
    island.page.getByText('Your message is too short');
  });

  test('has a font and a color of its own', async () => {
    const island = await render(examples['two lines']);
    await island.shopper.selectOptions(
      island.page.getByRole('combobox', { name: 'Font First line' }),
      'Script',
    );
    const [, second] = island.page.getAllByRole('radio', { name: 'Rose' });
    await island.shopper.click(second!);
    island.page.getByText('“Ada & Ben” in Script italic, Navy; “2026” in Block, Rose');
    island.page.getByText('Color: Rose');
    // Script has no “&”.
    island.page.getByText('Your message contains invalid characters');
  });
});

test('the text stays with another style, and is there again with the first', async () => {
  const island = await render(examples.empty);
  await island.shopper.type(island.field('Monogram'), 'ABC');
  await island.shopper.click(island.page.getByRole('radio', { name: 'Name and date' }));
  expect(island.field('First line').value).toBe('ABC');
  await island.shopper.type(island.field('Second line'), '2026');
  await island.shopper.click(island.page.getByRole('radio', { name: 'Initials' }));
  await island.shopper.click(island.page.getByRole('radio', { name: 'Name and date' }));
  expect(island.field('Second line').value).toBe('2026');
});

describe('an error of the server’s is at its place:', () => {
  test.each([
    ['style refused', '.si-personalization__legend'],
    ['refused as a whole', '.si-personalization__summary'],
  ] as const)('%s', async (name, place) => {
    const { host } = await render(examples[name]);
    const { businessErrorDescription } = examples[name].answers.renderPersonalization.error;
    await vi.waitFor(() =>
      expect(host.querySelector(place)!.textContent).toContain(businessErrorDescription),
    );
    expect(host.querySelector('[aria-invalid]')).toBeNull();
    await vi.waitFor(() => expect(entered()!.errorDetails).toEqual({ isAddToCartDisabled: true }));
  });

  test.each([
    ['word not allowed', 'Second line', 'We cannot put these words on a piece.'],
    ['line refused', 'Monogram', 'The Block font has no “B” at this size.'],
    [
      'refused without a reason',
      'Monogram',
      'This cannot be made as it is. Please change the text or the style.',
    ],
  ] as const)('%s', async (name, label, message) => {
    const { field, host } = await render(examples[name]);
    await vi.waitFor(() => expect(host.textContent).toContain(message));
    expect([...host.querySelectorAll('[aria-invalid]')]).toEqual([field(label)]);
  });

  test('it goes with the next change, and the text stays', async () => {
    const island = await render(examples['line refused']);
    await vi.waitFor(() => island.page.getByText(/has no “B”/));
    await island.shopper.type(island.field('Monogram'), '{Backspace}');
    expect(island.page.queryByText(/has no “B”/)).toBeNull();
    expect(island.field('Monogram').value).toBe('AB');
  });
});

describe('what is typed', () => {
  test('before mounting is kept', async () => {
    expect((await render(examples['typed before'])).field('Monogram').value).toBe('MJK');
  });

  test('is there after a reload, and with another color of the product', async () => {
    const first = await render(examples.empty);
    await first.shopper.type(first.field('Monogram'), 'QED');
    first.host.remove();
    const on = openTestPage(examples.empty);
    const attributes = { ...examples.empty.attributes, 'data-option-choice-parameter': 'COLOR=SAGE' };
    const again = await render({ ...examples.empty, attributes }, { on });
    expect(again.field('Monogram').value).toBe('QED');
    await vi.waitFor(() => expect(entered('415002 COLOR=SAGE')).toMatchObject({ isPersonalized: true }));
  });

  test('is the page’s, for its buttons', async () => {
    const island = await render(examples.monogram);
    await vi.waitFor(() =>
      expect(entered()).toMatchObject({
        type: 700,
        templateName: 'block-initials',
        isPersonalized: true,
        errorDetails: { isAddToCartDisabled: false },
        lines: [{ elementName: 'Text1', text: 'ABC', font: 'Block', textColor: 'Navy' }],
      }),
    );
    await island.shopper.type(island.field('Monogram'), '1');
    await vi.waitFor(() => expect(entered()!.errorDetails).toEqual({ isAddToCartDisabled: true }));
  });
});

test('an invalid regular expression is logged once and ignored', async () => {
  const island = await render(examples['bad pattern']);
  await island.shopper.type(island.field('Personalization'), '9');
  await vi.waitFor(() => expect(island.asked().map(textsIn)).toEqual([['Ada9']]));
  expect(island.errors).toHaveLength(1);
  expect(island.errors[0]).toMatch(/validationRegEx accepts a regular expression; "\^\[A-Z" was given/);
});
