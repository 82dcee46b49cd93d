import { expect, it, vi } from 'vitest';
import { currentToken, renewToken } from '../../../../src/page/fresh-token.ts';

vi.mock(import('../../../../src/page/page-again.ts'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('if the file that reads the page does not load, the page keeps its token', async () => {
  document.body.innerHTML = '<input type="hidden" name="__RequestVerificationToken" value="old">';
  await renewToken();
  expect(document.querySelector('input')!.value).toBe('old');
  expect(await currentToken()).toBe('old');
});
