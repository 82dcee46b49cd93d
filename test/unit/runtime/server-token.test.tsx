import { expect, it } from 'vitest';
import { readToken } from '../../../src/page/token.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { openTestPage, renderIsland } from '../render-island.tsx';

const island = defineIsland({
  name: 'steady',
  kind: 'inline',
  about: 'Takes the place of a form.',
  props: {},
  view: () => null,
});
const example = {
  about: 'A form with the token.',
  content: '<form><input type="hidden" name="__RequestVerificationToken" value="of the form"></form>',
};

it('the token of the form that an island has taken the place of is found', async () => {
  const page = openTestPage({});
  document.querySelector('input')!.replaceWith();
  const { host } = await renderIsland(island, example, { on: page });
  expect(host.querySelector('form')).toBeNull();
  expect(readToken()?.value).toBe('of the form');
});

it('after unmounting it is the one in the page', async () => {
  const page = openTestPage({});
  document.querySelector('input')!.replaceWith();
  const { host, record } = await renderIsland(island, example, { on: page });
  record.unmount!();
  host.querySelector('input')!.value = 'newer';
  expect(readToken()?.value).toBe('newer');
  host.replaceWith();
  expect(readToken()).toBeUndefined();
});
