import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { useCart } from '../../../../src/state/cart/use-cart.ts';
import { openTestPage } from '../../render-island.tsx';
import { shopCart } from '../../widgets/cart/shop-cart.ts';

test('a reload that throws leaves the cart ready to be read again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  openTestPage({ context: {}, answers: shopCart().answers(() => []) });
  const store = createStore();
  const result = {} as { current: ReturnType<typeof useCart> };
  function View() {
    result.current = useCart();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <Provider store={store}>
        <View />
      </Provider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(result.current.isLoading).toBe(false)));
  let refuse!: (error: Error) => void;
  const read = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  vi.spyOn(cartQueueOf(store), 'reload').mockReturnValueOnce(read);
  let reloaded!: Promise<unknown>;
  act(() => {
    reloaded = result.current.reload();
  });
  expect(result.current.isLoading).toBe(true);
  refuse(new Error('not read'));
  await act(() => reloaded.catch(() => {}));
  expect(result.current.isLoading).toBe(false);
});
