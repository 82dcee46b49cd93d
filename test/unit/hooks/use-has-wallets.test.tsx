import { expect, onTestFinished, test, vi } from 'vitest';
import { useHasWallets } from '../../../src/hooks/use-has-wallets.ts';
import { render } from '../ui/render.ts';

const answer = (wallets: object | undefined): string => {
  document.head.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({ wallets })}</script>`;
  const Answer = () => <p>{String(useHasWallets())}</p>;
  return render(<Answer />).container.textContent;
};

test('a page without wallets has none', () => {
  expect(answer(undefined)).toBe('false');
});

test('a page with PayPal has one on every device', () => {
  expect(answer({ paypal: {} })).toBe('true');
});

test('a page with Apple Pay alone has one only on a device with it', () => {
  expect(answer({ applePay: { label: 'Shop' } })).toBe('false');
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('ApplePaySession', class {});
  expect(answer({ applePay: { label: 'Shop' } })).toBe('true');
});
