import { expect, it } from 'vitest';
import { readToken } from '../../../src/page/token.ts';
import { flag } from '../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { ServerContent } from '../../../src/runtime/server-content.tsx';
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

it('the token of a form that an island has replaced is found', async () => {
  const page = openTestPage({});
  document.querySelector('input')!.replaceWith();
  const { host } = await renderIsland(island, example, { on: page });
  expect(host.querySelector('form')).toBeNull();
  expect(readToken()?.value).toBe('of the form');
});

const passing = defineIsland({
  name: 'passing',
  kind: 'inline',
  about: 'Shows the form until it shows its own.',
  props: { isOver: flag({ about: 'Shows its own.' }) },
  view: ({ isOver }) => (isOver ? null : <ServerContent />),
});

it('so is that of a form that an island has shown for a while', async () => {
  const page = openTestPage({});
  document.querySelector('input')!.replaceWith();
  const { host, record } = await renderIsland(passing, example, { on: page });
  host.querySelector('input')!.value = 'newer';
  host.dataset.isOver = 'true';
  await expect.poll(() => host.querySelector('form')).toBeNull();
  expect(readToken()?.value).toBe('newer');
  record.unmount!();
  expect(host.querySelector('form input')).not.toBeNull();
});

it('a form that an island shows when it unmounts is in the page again', async () => {
  const page = openTestPage({});
  const { host, record } = await renderIsland(passing, example, { on: page });
  record.unmount!();
  await expect.poll(() => document.querySelector('.si-root')).toBeNull();
  expect(host.innerHTML).toBe(example.content);
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
