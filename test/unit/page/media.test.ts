import { afterEach, expect, it, vi } from 'vitest';
import { isMobile } from '../../../src/page/media.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function page(context: object, isNarrow: boolean): void {
  document.body.innerHTML = `<script id="storefront-context">${JSON.stringify(context)}</script>`;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query === '(max-width: 767.98px)',
  }));
}

it('the page context says mobile', () => {
  page({ isMobile: true }, false);
  expect(isMobile()).toBe(true);
});

it('the page context says desktop, whatever the viewport', () => {
  page({ isMobile: false }, true);
  expect(isMobile()).toBe(false);
});

it('without the page context the viewport decides', () => {
  page({}, true);
  expect(isMobile()).toBe(true);
});
