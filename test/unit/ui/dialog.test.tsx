import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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

test('a layer whose host the page has removed neither opens nor locks the page', () => {
  const { container } = render(<div />);
  container.remove();
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <Dialog title="Layer" onClose={() => {}}>
        Text
      </Dialog>,
    ),
  );
  expect(container.querySelector('dialog')!.open).toBe(false);
  expect(document.documentElement.hasAttribute('data-si-locked')).toBe(false);
  root.unmount();
});
