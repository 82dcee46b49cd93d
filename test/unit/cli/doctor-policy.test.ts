import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { diagnose } from '../../../src/cli/doctor.ts';

const map = '{"integrity":{}}';
const mapHash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`;

interface Given {
  policy?: string;
  head?: string;
  nonce?: string;
  sharedWith?: string;
}

/** The mistakes of a page whose tags are a CDN's, and whose policy is in its header. */
async function mistakes({ policy, head = '', nonce, sharedWith = '*' }: Given): Promise<string[]> {
  const base = 'https://cdn.example/islands/';
  const tag = nonce ? ` nonce="${nonce}"` : '';
  const html = `${head}<link rel="stylesheet" href="${base}islands.css">
    <script type="module" src="${base}islands.js"${tag}></script><div data-island="x"></div>
    <input name="__RequestVerificationToken" value="CfDJ8">`;
  const found = await diagnose(html, {
    calls: [],
    islands: [{ name: 'x', kind: 'inline', about: '', props: {}, view: () => null } as never],
    url: 'https://shop.example/p/1',
    hasFiles: true,
    read: async () => new Uint8Array([1]),
    answerOf: async () => ({ status: 200, sharedWith }),
    ...(policy && { policies: [policy] }),
  });
  return found.map(({ message }) => message);
}

const allowed = [
  "script-src 'self' https://cdn.example; style-src https://cdn.example",
  "script-src cdn.example/islands/; style-src *.example; connect-src 'self'",
  'default-src https:',
  "script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src *",
  "img-src 'none'",
  "Script-Src CDN.example:443; style-src https://cdn.example; default-src 'self'",
];
test.each(allowed)('a policy that allows all: %s', async (policy) => {
  expect(await mistakes({ policy, nonce: 'r4nd0m' })).toEqual([]);
});

const refused: [policy: string, expected: RegExp][] = [
  ["script-src 'self'", /refuses islands\.js: script-src has to list https:\/\/cdn\.example\/islands\//],
  ["default-src 'self'; script-src *", /refuses islands\.css: default-src has to list/],
  [
    'script-src https://cdn.example/islands/islands.js',
    /refuses what islands\.js loads: script-src has to list/,
  ],
  ["script-src 'strict-dynamic' 'nonce-other'", /refuses islands\.js: give its tag the nonce of script-src/],
  ['connect-src https://cdn.example', /refuses every call of the widgets: connect-src has to list 'self'/],
  ['script-src http://cdn.example:8080', /refuses islands\.js/],
];
test.each(refused)('what a policy refuses is named: %s', async (policy, expected) => {
  const found = await mistakes({ policy });
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test('a policy in the HTML counts as one of a header', async () => {
  const head = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
  expect(await mistakes({ head })).toEqual([expect.stringContaining('refuses islands.js')]);
});

test('an import map without its hash in the policy is named with the hash', async () => {
  const head = `<script type="importmap">${map}</script>`;
  expect(await mistakes({ head, policy: 'script-src https://cdn.example' })).toEqual([
    expect.stringContaining(mapHash),
  ]);
  expect(await mistakes({ head, policy: `script-src https://cdn.example ${mapHash}` })).toEqual([]);
});

test('files of another origin without Access-Control-Allow-Origin are named', async () => {
  expect(await mistakes({ sharedWith: '' })).toEqual([
    expect.stringMatching(/^islands\.js comes from another origin without Access-Control-Allow-Origin.*Send/),
  ]);
  expect(await mistakes({ sharedWith: 'https://shop.example' })).toEqual([]);
});
