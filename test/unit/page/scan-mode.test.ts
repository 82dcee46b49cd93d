import { afterEach, expect, test, vi } from 'vitest';
import { isScanMode } from '../../../src/page/scan-mode.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['scan-mode=true', true],
  ['a=b; scan-mode=true; c=d', true],
  ['', false],
  ['scan-mode=false', false],
  ['scan-mode=trueish', false],
  ['no-scan-mode=true', false],
])('with the cookies “%s” it is %s', (cookies, isScanning) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  expect(isScanMode()).toBe(isScanning);
});

test('is off if a page may not read its cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(isScanMode()).toBe(false);
});
