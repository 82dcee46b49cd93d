import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { text } from '../../../src/runtime/attributes.ts';
import { open } from '../../../src/runtime/core.tsx';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { openIsland } from '../render-island.tsx';
import { holdExit } from '../ui/hold-exit.ts';

const onClose = vi.fn();
const about = 'x';
const props = { words: text({ about }) };

function Layer({ words }: { words: string }): ReactNode {
  const island = useIsland();
  const handleClose = () => {
    onClose(words);
    island.close();
  };
  return (
    <Dialog title={words} onClose={handleClose}>
      {null}
    </Dialog>
  );
}

test('a layer that is opened again while it closes stays open, and its first close is reported', async () => {
  const endExit = holdExit();
  const layer = defineIsland({ name: 'layer', kind: 'overlay', about, props, view: Layer });
  const { page, shopper, registry } = await openIsland(layer, { about, props: { words: 'First' } });
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();

  await open(registry, layer, { words: 'Second' });
  endExit();
  await vi.waitFor(() => expect(onClose.mock.calls).toEqual([['First']]));
  const again = await page.findByRole('dialog', { name: 'Second' });
  expect((again as HTMLDialogElement).open).toBe(true);
  expect(again.hasAttribute('data-closing')).toBe(false);
});
