import { afterEach, expect, it, vi } from 'vitest';
import { failsInPlace } from '../../../../src/contract/call.ts';
import { report } from '../../../../src/http/refused-token.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('a refused call names the field that the page context gives, if the page has none of that name', () => {
  document.body.innerHTML = '<script id="storefront-context">{"antiForgery":{"field":"csrf"}}</script>';
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  report({ method: 'POST', api: '/api/cart/add-items', failure: failsInPlace }, undefined, {});
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('the page has no input[name="csrf"] with a value'),
  );
});
