import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent, within } from 'storybook/test';
import { onTestFinished } from 'vitest';

export interface Rendered {
  container: HTMLElement;
  page: ReturnType<typeof within<typeof import('storybook/test').queries>>;
  /** Presses and types as a shopper does. */
  shopper: ReturnType<typeof userEvent.setup>;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
}

/** Renders into the document until the test ends. */
export function render(node: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => flushSync(() => root.unmount());
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(node);
  onTestFinished(() => {
    unmount();
    container.remove();
  });
  return { container, page: within(container), shopper: userEvent.setup(), rerender, unmount };
}
