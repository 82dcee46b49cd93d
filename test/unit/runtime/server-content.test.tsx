import { expect, it } from 'vitest';
import { flag } from '../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { ServerContent } from '../../../src/runtime/server-content.tsx';
import { renderIsland } from '../render-island.tsx';

const passing = defineIsland({
  name: 'passing',
  kind: 'inline',
  about: 'Shows the server’s content until it shows its own.',
  props: { isOver: flag({ about: 'Shows its own.' }) },
  view: ({ isOver }) => (isOver ? <p>Its own</p> : <ServerContent />),
});
const example = { about: 'A text beside a link.', content: 'Our sofas: <a href="/sofas">all of them</a>' };

/** Replaces the text, and adds a picture, as a translator and a script that draws emoji do. */
async function rewritten() {
  const island = await renderIsland(passing, example);
  const place = island.host.querySelector('[data-server-content]')!;
  place.firstChild!.replaceWith(document.createTextNode('Nos canapés : '));
  place.append(Object.assign(document.createElement('img'), { alt: '🛋' }));
  await Promise.resolve();
  return island;
}
const now = 'Nos canapés : <a href="/sofas">all of them</a><img alt="🛋">';

it('content that was rewritten while an island showed it is the host’s again when the island ends', async () => {
  const { host, record } = await rewritten();
  record.unmount!();
  await expect.poll(() => document.querySelector('.si-root')).toBeNull();
  expect(host.innerHTML).toBe(now);
});

it('so it is after the island has shown its own in between', async () => {
  const { host, record } = await rewritten();
  host.dataset.isOver = 'true';
  await expect.poll(() => host.textContent).toBe('Its own');
  record.unmount!();
  expect(host.innerHTML).toBe(now);
});

it('and it is shown once when the island shows it again', async () => {
  const { host } = await rewritten();
  host.dataset.isOver = 'true';
  await expect.poll(() => host.textContent).toBe('Its own');
  host.removeAttribute('data-is-over');
  await expect.poll(() => host.querySelector('[data-server-content]')?.innerHTML).toBe(now);
});
