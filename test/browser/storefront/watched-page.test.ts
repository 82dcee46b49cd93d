import { describe, expect, it } from 'vitest';
import { newVisit, shopUrl } from '../harness.ts';
import { cards, hasCardDatum } from './known-cards.ts';
import { watchPage } from './watched-page.ts';

const [card] = cards;

describe('what counts as card data', () => {
  it.each([
    `number ${card.number}`,
    '3795 139578 76362',
    '{"digits":"13957876"}',
    '3795-1395-7876-362',
    '{"cvv":"9371"}',
    'code 9371.',
    '?csc=9371&x=1',
    'expires 11/87',
    '11-2087',
    'exp=1187',
    '{"expYear":2087}',
  ])('%s contains some', (text) => {
    expect(hasCardDatum(text)).toBe(true);
  });

  it.each([
    'American Express ending in 6362',
    '379513',
    '0f131fea-9371-4c1e-8264-379513123456',
    'at https://shop.example/core.js:1:9371',
    '1763750079371',
    '0.9371',
    'aGVsbG8-9371_d29ybGQ',
  ])('%s contains none', (text) => {
    expect(hasCardDatum(text)).toBe(false);
  });
});

it.each([
  ['console', `console.error('failed', Object.assign(Error('no'), { card: { cvv: '${card.code}' } }))`],
  ['events', `document.dispatchEvent(new CustomEvent('x', { detail: { deep: [Error('${card.number}')] } }))`],
  [
    'attributes',
    `document.body.setAttribute('x', '${card.number}'); document.body.removeAttribute('x'); new Promise(requestAnimationFrame)`,
  ],
  [
    'forms',
    `(() => { const form = document.createElement('form'); form.innerHTML = '<input name="x" value="${card.number}">'; document.body.append(form); new FormData(form); form.remove(); })()`,
  ],
  [
    'forms',
    `(() => { const form = document.createElement('form'); form.innerHTML = '<input name="x">'; form.onsubmit = () => false; document.body.append(form); form.x.value = '${card.code}'; form.requestSubmit(); })()`,
  ],
  [
    'attributes',
    `(() => { const box = document.createElement('p'); box.innerHTML = '<b title="${card.number}"></b>'; document.body.append(box); box.remove(); })(), Promise.resolve()`,
  ],
  [
    'texts',
    `(() => { const box = document.createElement('p'); box.innerHTML = '<b>${card.number}</b>'; document.body.append(box); box.remove(); })(), Promise.resolve()`,
  ],
  [
    'texts',
    `(() => { const text = document.body.appendChild(new Text('${card.code}')); text.data = ''; })(), Promise.resolve()`,
  ],
  [
    'values',
    `(() => { const input = document.createElement('input'); input.value = '${card.number}'; document.body.append(input); input.remove(); })(), Promise.resolve()`,
  ],
  ['messages', `navigator.sendBeacon('/x', '${card.number}')`],
  ['storage', `sessionStorage.setItem('x', '${card.code}'); sessionStorage.removeItem('x')`],
  ['storage', `caches.open('x').then((cache) => cache.put('/x', new Response('${card.number}')))`],
  [
    'storage',
    `new Promise((done) => { const asked = indexedDB.open('x'); asked.onupgradeneeded = () => asked.result.createObjectStore('y').put('${card.code}', 1); asked.onsuccess = () => { asked.result.close(); done(); } })`,
  ],
  ['urls', `history.replaceState({}, '', '?code=${card.code}')`],
  ['requests', `fetch('/x', { method: 'POST', body: '${card.expiry}' }).then(() => {})`],
] as const)('a leak into the %s is detected: %s', async (place, leak) => {
  const { page: own } = await newVisit();
  const { seen, look } = await watchPage(own);
  await own.goto(`${shopUrl}/customer-service/returns`);
  await own.evaluate(leak);
  await look();
  expect(seen[place].some(hasCardDatum)).toBe(true);
});
