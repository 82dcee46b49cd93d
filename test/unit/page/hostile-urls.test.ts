import { expect, test } from 'vitest';
import { safeUrl } from '../../../src/page/navigation.ts';
import { hostilePaths, hostileUrls } from '../hostile-urls.ts';

test.each(hostileUrls.map((url) => [url]))('%j is refused', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});

test.each(hostilePaths)('%s stays on the page’s own origin', (path) => {
  expect(safeUrl(path)?.origin).toBe(location.origin);
});
