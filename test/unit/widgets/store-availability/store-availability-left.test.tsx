import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/store-availability/store-availability.examples.ts';
import { render } from './rendered-stores.tsx';

describe('a page that is left meanwhile is restored', () => {
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  };
  /** Comes back once the read waits for that. */
  function watchReturn(): () => Promise<void> {
    const added = vi.spyOn(window, 'addEventListener');
    onTestFinished(() => added.mockRestore());
    return async () => {
      await vi.waitFor(() => expect(added.mock.calls.map(([type]) => type)).toContain('pageshow'));
      window.dispatchEvent(new Event('pageshow'));
    };
  }

  test('and checks the typed code again, without a message', async () => {
    const { check, host, asked, answer, field, stores } = await render(examples['typed before']);
    const { value } = field;
    const comeBack = watchReturn();
    answer('getStoreAvailability', leave);
    await check();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    answer('getStoreAvailability', examples['typed before'].answers.getStoreAvailability);
    await comeBack();
    await vi.waitFor(() => expect(stores()).toHaveLength(3));
    expect(asked()).toHaveLength(2);
    expect(field.value).toBe(value);
    expect(host.querySelector('[aria-busy="true"], [role="alert"]')).toBeNull();
  });

  test('and the popup that was loading loads again', async () => {
    const { host, page, shopper, answer, check, stores, requests } = await render(examples['typed before']);
    await check();
    await vi.waitFor(() => expect(stores()).toHaveLength(3));
    const comeBack = watchReturn();
    answer('getStoreLocationDetail', leave);
    await shopper.click(page.getByRole('button', { name: /^Michigan Avenue/ }));
    await vi.waitFor(() => expect(requests.at(-1)?.call).toBe('getStoreLocationDetail'));
    answer('getStoreLocationDetail', { title: 'Michigan Avenue', html: '<p>Here</p>' });
    await comeBack();
    await vi.waitFor(() => expect(host.querySelector('dialog')?.textContent).toContain('Here'));
  });

  test('with its selected store, and the button that resets it', async () => {
    const { page, shopper, answer, host } = await render(examples['selected store']);
    answer('resetSelectedStore', leave);
    const button = page.getByRole('button', { name: 'Choose another store' });
    await shopper.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    window.dispatchEvent(new Event('pageshow'));
    expect(host.textContent).toContain('Your store: Old Orchard');
    expect(host.querySelector('[role="alert"]')).toBeNull();
  });
});
