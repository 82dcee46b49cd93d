import { expect, test } from 'vitest';
import { diagnose } from '../../../src/cli/doctor.ts';

const folder = 'https://shop.example/islands/';

/** The mistakes of a page with a host of `x`, one of whose files is wrong. */
async function mistakes(file: string, status: number, type: string, base = ''): Promise<string[]> {
  const html = `${base}<link rel="stylesheet" href="/islands/islands.css">
    <script type="module" src="/islands/islands.js"></script><div data-island="x"></div>
    <input name="__RequestVerificationToken" value="CfDJ8">`;
  const found = await diagnose(html, {
    calls: [],
    islands: [{ name: 'x', kind: 'inline', about: '', props: {}, view: () => null } as never],
    url: 'https://shop.example/p/1',
    hasFiles: true,
    read: async (url) => (url === folder + file && status !== 200 ? undefined : new Uint8Array([1])),
    answerOf: async (url) => {
      if (url === folder + file) return { status, type };
      return { status: 200, type: url.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8' };
    },
  });
  return found.map(({ message }) => message);
}

test('files with a script’s and a stylesheet’s type are all right', async () => {
  expect(await mistakes('core.js', 200, 'application/javascript')).toEqual([]);
});

const files = ['islands.js', 'islands.css', 'actions.js', 'core.js', 'core.css', 'widgets/x.js', 'x.css'];

test.each(files)('the status of %s is named, once', async (file) => {
  expect(await mistakes(file, 404, 'text/html')).toEqual([
    `${folder}${file} was answered with 404: deploy every file of the build in one folder, and check the address.`,
  ]);
});

test.each([
  [401, /answered with 401: let the server send it to everybody/],
  [503, /answered with 503: the server fails, see its log/],
])('the remedy for %d fits it', async (status, expected) => {
  expect(await mistakes('core.js', status, '')).toEqual([expect.stringMatching(expected)]);
});

test('a relative address that <base href> has moved is named with it', async () => {
  expect(await mistakes('islands.js', 404, '', '<base href="/shop/">')).toEqual([
    expect.stringContaining('which <base href> makes relative to https://shop.example/shop/'),
  ]);
});

test('a page in the place of a file is named with its type', async () => {
  expect(await mistakes('x.css', 200, 'text/html')).toEqual([
    expect.stringMatching(/x\.css came as text\/html.*text\/css\. A page came in its place/),
  ]);
});
