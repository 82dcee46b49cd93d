import { expect, it } from 'vitest';
import { holdBack, islandsReady, visitTestPage, waitForStatus } from '../harness.ts';

const form = (name: string, inside = '<input name="note" value="by the window"><button>Send</button>') =>
  `<div data-island="${name}" data-island-load="media(max-width: 1px)"><form action="?sent">${inside}</form></div>`;

it('a submit before mounting is replayed to an island that supports it', async () => {
  const { page } = await visitTestPage({ body: form('steady') });
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.locator('[data-replayed="submit"]').waitFor({ state: 'attached' });
  expect(page.url()).not.toContain('sent');
  expect(await page.getByLabel('Note').inputValue()).toBe('by the window');
});

it('a submit while the island loads is replayed once', async () => {
  let release = () => {};
  const { page } = await visitTestPage({ body: form('steady') }, async ({ page }) => {
    release = await holdBack(page, /widgets\/steady\.js/);
  });
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.getByText('Send').click();
  release();
  await page.locator('[data-replayed^="submit"]').waitFor({ state: 'attached' });
  // The island responds, so the replay has happened.
  await page.getByRole('button', { name: 'Press' }).click();
  await page.getByText('1', { exact: true }).waitFor();
  expect(await page.locator('[data-replayed]').getAttribute('data-replayed')).toBe('submit');
  expect(page.url()).not.toContain('sent');
});

it('a press that began before the island could mount ends on the button that it began on, and is replayed', async () => {
  let release = () => {};
  const body = `<div data-island="steady" id="pressed"><form action="?sent"><button>Send</button></form></div><div data-island="steady" id="other">Server</div>`;
  const { page } = await visitTestPage({ body }, async ({ page }) => {
    release = await holdBack(page, /widgets\/steady\.js/);
  });
  await waitForStatus(page, '#pressed', 'loading');
  await page.getByText('Send').hover();
  await page.mouse.down();
  release();
  await waitForStatus(page, '#other', 'mounted');
  await page.mouse.up();
  await page.locator('#pressed [data-replayed="submit"]').waitFor({ state: 'attached' });
  expect(page.url()).not.toContain('sent');
});

it('a click beside the form while the island loads does not replace the submit', async () => {
  let release = () => {};
  const inside = '<p>Beside</p><input name="note" value="by the window"><button>Send</button>';
  const { page } = await visitTestPage({ body: form('steady', inside) }, async ({ page }) => {
    release = await holdBack(page, /widgets\/steady\.js/);
  });
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.getByText('Beside').click();
  release();
  await page.locator('[data-replayed="submit"]').waitFor({ state: 'attached' });
});

it('a submit in the element that carries an overlay’s props goes to the server', async () => {
  let release = () => {};
  const { page } = await visitTestPage({ body: form('layer') }, async ({ page }) => {
    release = await holdBack(page, /widgets\/layer\.js/);
  });
  await islandsReady(page);
  await page.getByText('Send').click();
  release();
  await page.waitForURL(/note=by\+the\+window/);
});

it('a submit that the island does not replay goes to the server', async () => {
  const { page } = await visitTestPage({ body: form('nest') });
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.waitForURL(/note=by\+the\+window/);
});

it('a submit to an island that fails goes to the server, with the pressed button', async () => {
  const { page } = await visitTestPage(
    {
      body: form(
        'steady',
        '<input name="note" value="by the window"><button name="how" value="fast">Send</button>',
      ),
    },
    ({ page }) => page.route(/widgets\/steady\.js/, (route) => route.abort()),
  );
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.waitForURL(/note=by\+the\+window&how=fast/);
});

it('a submit by a button beside the host goes where the button says', async () => {
  const { page } = await visitTestPage({
    body: `${form('nest').replace('<form', '<form id="order"')}<button form="order" formaction="/sofas" name="how" value="fast">Outside</button>`,
  });
  await islandsReady(page);
  await page.getByText('Outside').click();
  await page.waitForURL(/\/sofas\?note=by\+the\+window&how=fast/);
});

// Mounts the island after a submit; resolves to the replayed events and to the number of calls of the page's listener.
async function replayedWith(listen: (note: () => void) => void, listenFirst = () => {}) {
  const { page } = await visitTestPage({ body: form('steady') }, ({ page }) =>
    page.addInitScript(listenFirst),
  );
  await islandsReady(page);
  await page.evaluate(`window.seen = 0; (${listen})(() => seen++)`);
  await page.getByText('Send').click();
  await page.evaluate('storefrontIslands.mount()');
  await waitForStatus(page, '[data-island]', 'mounted');
  await page.getByRole('button', { name: 'Press' }).click();
  await page.getByText('1', { exact: true }).waitFor();
  expect(page.url()).not.toContain('note');
  return [await page.locator('[data-replayed]').getAttribute('data-replayed'), await page.evaluate('seen')];
}

it('a submit that a script of the page has prevented first is not replayed', async () => {
  const replayed = await replayedWith(
    () => {},
    () =>
      addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          Object.assign(window, { seen: 1 });
        },
        true,
      ),
  );
  expect(replayed).toEqual(['', 1]);
});

it('a submit that the form’s own listener prevents is not replayed', async () => {
  const replayed = await replayedWith((note) =>
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      note();
    }),
  );
  expect(replayed).toEqual(['', 1]);
});

it('a submit that the form’s own listener only sees is replayed', async () => {
  const replayed = await replayedWith((note) =>
    document.querySelector('form')!.addEventListener('submit', () => note()),
  );
  expect(replayed).toEqual(['submit', 1]);
});

it('a submit to an island whose file never loads goes to the server after four seconds', async () => {
  const { page } = await visitTestPage({ body: form('steady') }, ({ page }) =>
    holdBack(page, /widgets\/steady\.js/),
  );
  await page.clock.install();
  await page.reload();
  await islandsReady(page);
  await page.getByText('Send').click();
  await waitForStatus(page, '[data-island]', 'loading');
  await page.clock.runFor(4000);
  await page.waitForURL(/note=by\+the\+window/);
});

it('a click on a button of the server’s is replayed to an island that supports it', async () => {
  const { page } = await visitTestPage({ body: form('steady', '<button type="button">Show more</button>') });
  await islandsReady(page);
  await page.getByText('Show more').click();
  await page.locator('[data-replayed="click Show more"]').waitFor({ state: 'attached' });
});

it('a link in a host that has not mounted is followed at once', async () => {
  let release = () => {};
  const { page } = await visitTestPage(
    { body: form('steady', '<a href="?away">Away</a>') },
    async ({ page }) => {
      release = await holdBack(page, /widgets\/steady\.js/);
    },
  );
  await islandsReady(page);
  await page.getByText('Away').click();
  await page.waitForURL(/\?away/);
  release();
});

it('the runtime does not touch a submit in a mounted host', async () => {
  const { page } = await visitTestPage({
    body: '<div data-island="nest"><form action="?sent"><input name="note" value="x"><button>Send</button></form></div>',
  });
  await islandsReady(page);
  await page.getByText('Send').click();
  await page.waitForURL(/note=x/);
});
