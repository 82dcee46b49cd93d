import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editPersonalization } from '../../../../src/state/personalization/edit.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import personalization from '../../../../widgets/personalization/personalization.island.ts';
import { examples } from '../../../../widgets/personalization-layer/personalization-layer.examples.ts';
import layer from '../../../../widgets/personalization-layer/personalization-layer.island.ts';
import { heldAnswer, openIsland, openTestPage, renderIsland } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';

beforeEach(() => sessionStorage.clear());

type Name = 'line of the cart' | 'word not allowed' | 'not saved';

/** The layer for a line of the cart, with its editor, and what the cart is given. */
async function opened(name: Name) {
  const example = examples[name];
  const on = openTestPage(example);
  const onEdited = vi.fn();
  const island = { name: 'cart', signal: new AbortController().signal, open: async () => {} };
  const { personalization: offer, ...item } = example.props;
  const edit = () =>
    editPersonalization(
      { store: sharedStore(), island },
      { ...item, personalization: offer as never },
      onEdited,
    );
  await edit();
  return { ...(await show(example, on)), onEdited, on, example, edit };
}

async function show(example: (typeof examples)[Name], on: ReturnType<typeof openTestPage>) {
  const open = await openIsland(layer, example, on);
  const host = document.querySelector('dialog [data-island="personalization"]')!;
  const given = Object.fromEntries(
    [...host.attributes].map((attribute) => [attribute.name, attribute.value]),
  );
  // The runtime mounts it in the layer; here it stands beside.
  const { 'data-island': _, class: __, ...attributes } = given;
  const editor = await renderIsland(personalization, { about: 'In the layer.', attributes }, { on });
  const field = editor.page.getByRole<HTMLInputElement>('textbox', { name: 'First line' });
  return { ...open, editor, field, update: () => open.page.getByRole('button', { name: 'Update' }) };
}

test('has what was, saves what is changed, and gives it to the cart', async () => {
  const { field, shopper, update, onEdited, requests } = await opened('line of the cart');
  expect(field.value).toBe('Ada');
  await shopper.type(field, ' & Ben');
  await shopper.click(update());
  await vi.waitFor(() =>
    expect(onEdited.mock.calls).toEqual([[{ personalizationId: 'd-7001', texts: ['Ada & Ben'] }]]),
  );
  const saved = requests.find(({ call }) => call === 'saveDesign')!.body;
  expect(saved).toMatchObject({
    design: { sku: '415508', personalization: [{ elementName: 'Text1', text: 'Ada & Ben', font: 'Script' }] },
  });
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('a text that breaks a rule, or none, is not saved: its line has the focus', async () => {
  const { field, shopper, update, requests } = await opened('line of the cart');
  await shopper.clear(field);
  await shopper.click(update());
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(document.body.textContent).toContain('Please enter at least one line of text');
  expect(requests.filter(({ call }) => call === 'saveDesign')).toEqual([]);
});

test('a refusal shows in the editor, with the text; the cart is given nothing', async () => {
  const { field, shopper, update, onEdited, page } = await opened('word not allowed');
  await shopper.click(update());
  await vi.waitFor(() => page.getByText('We cannot put these words on a piece.'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('Ada');
  expect(onEdited).not.toHaveBeenCalled();
});

test('a design that cannot be saved leaves the layer open, with the text', async () => {
  const { field, shopper, update, onEdited } = await opened('not saved');
  await shopper.type(field, 'm');
  await shopper.click(update());
  await vi.waitFor(() =>
    expect(document.querySelector('dialog [role="alert"].si-message')!.textContent).toMatch(
      /trouble reaching/,
    ),
  );
  expect(field.value).toBe('Adam');
  expect(onEdited).not.toHaveBeenCalled();
});

describe('Cancel', () => {
  const texts = { Cancel: 'Cancel', 'The close button': 'Close' };
  test.each(Object.entries(texts))(
    '%s gives up what was typed: the next Edit shows what the line has',
    async (_, name) => {
      const first = await opened('line of the cart');
      await first.shopper.type(first.field, ' & Ben');
      await first.shopper.click(first.page.getByRole('button', { name }));
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
      first.editor.host.remove();
      await first.edit();
      const again = await show(first.example, first.on);
      expect(again.field.value).toBe('Ada');
      expect(first.onEdited).not.toHaveBeenCalled();
    },
  );

  test('while the design is being saved leaves the line as it is', async () => {
    const held = heldAnswer(examples['line of the cart'].answers.saveDesign);
    const { field, shopper, update, onEdited, page, answer, requests } = await opened('line of the cart');
    answer('saveDesign', held.answer);
    await shopper.type(field, 'm');
    await shopper.click(update());
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toContain('saveDesign'));
    await shopper.click(page.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    held.release();
    await twoTurns();
    expect(onEdited).not.toHaveBeenCalled();
  });
});
