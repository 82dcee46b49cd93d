import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useOnRestored } from '../../../src/hooks/use-on-restored.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const restorePage = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a restore calls the handle of the last render, and none after the component has unmounted', () => {
  const called: string[] = [];
  function View({ name }: { name: string }) {
    useOnRestored(() => called.push(name));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<View name="first" />));
  act(() => root.render(<View name="second" />));
  restorePage();
  act(() => root.unmount());
  restorePage();
  expect(called).toEqual(['second']);
});
