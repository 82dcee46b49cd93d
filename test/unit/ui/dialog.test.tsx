import { expect, test, vi } from 'vitest';
import { closeDialog, Dialog } from '../../../src/ui/dialog.tsx';
import { holdExit } from './hold-exit.ts';
import { render } from './render.ts';

test('while it closes, presses and submits do nothing', async () => {
  holdExit();
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container, page } = render(
    <Dialog title="Layer" onClose={() => {}}>
      <form>
        <button type="submit" onClick={onPress}>
          Save
        </button>
      </form>
    </Dialog>,
  );
  container.addEventListener('submit', onSubmit);
  const button = page.getByRole('button', { name: 'Save' });
  closeDialog(button);
  expect(container.querySelector('dialog')!.open).toBe(true);
  button.click();
  container.querySelector('form')!.requestSubmit();
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
