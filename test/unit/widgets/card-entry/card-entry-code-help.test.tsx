import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from './entered-card.ts';
import { bringProviderScript, renderHosted } from './hosted-card.ts';

bringProviderScript();

const name = 'Where is my security code?';

test('the security code help opens beside its field, which keeps its text', async () => {
  const { page, shopper, code, opened } = await render(examples.untouched);
  await shopper.type(code(), '12');
  await shopper.tab();
  expect(document.activeElement).toBe(page.getByRole('button', { name }));
  await shopper.keyboard('{Enter}');
  await vi.waitFor(() => expect(opened).toMatchObject([{ name: 'security-code-help' }]));
  expect(code().value).toBe('12');
});

test('beside the provider’s fields it opens too', async () => {
  const { page, shopper, opened } = await renderHosted();
  await shopper.click(page.getByRole('button', { name }));
  await vi.waitFor(() => expect(opened).toMatchObject([{ name: 'security-code-help' }]));
});
