import { beforeEach, expect, test } from 'vitest';
import { focusReturns, rememberFocus } from '../../../src/ui/focus-return.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main><ul><li><button id="opener">Open</button></li></ul><a id="far" href="#">Far</a></main>';
  document.getElementById('opener')!.focus();
});

test('returns the focus to the element that had it', () => {
  const giveBack = rememberFocus();
  document.getElementById('opener')!.blur();
  giveBack();
  expect(document.activeElement?.id).toBe('opener');
});

test('returns it to the element that replaced the opener', () => {
  const giveBack = rememberFocus();
  document.querySelector('li')!.innerHTML = '<button id="again">Open</button>';
  giveBack();
  expect(document.activeElement?.id).toBe('again');
});

test('returns it to the nearest remaining ancestor if nothing has replaced the opener', () => {
  const giveBack = rememberFocus();
  document.querySelector('li')!.remove();
  giveBack();
  expect(document.activeElement?.tagName).toBe('UL');
});

test('skips an opener that is disabled by then', () => {
  const giveBack = rememberFocus();
  const opener = document.querySelector<HTMLButtonElement>('#opener')!;
  opener.blur();
  opener.disabled = true;
  giveBack();
  expect(document.activeElement?.tagName).toBe('LI');
});

test('leaves it if it was moved meanwhile', () => {
  const giveBack = rememberFocus();
  document.getElementById('far')!.focus();
  giveBack();
  expect(document.activeElement?.id).toBe('far');
});

test('prefers the given opener to the focused element', () => {
  const giveBack = rememberFocus(document.getElementById('far'));
  document.getElementById('opener')!.blur();
  giveBack();
  expect(document.activeElement?.id).toBe('far');
});

test('goes to the opener of the opener’s layer if that layer has closed', () => {
  const first = document.body.appendChild(document.createElement('dialog'));
  focusReturns.set(first, rememberFocus());
  const inside = first.appendChild(document.createElement('button'));
  first.show();
  inside.focus();
  const giveBack = rememberFocus();
  first.remove();
  giveBack();
  expect(document.activeElement?.id).toBe('opener');
});

test('stays in the layer of the opener while it is open', () => {
  const first = document.body.appendChild(document.createElement('dialog'));
  focusReturns.set(first, rememberFocus());
  first.innerHTML = '<p><button>Terms</button></p><button id="other">Other</button>';
  first.show();
  first.querySelector('button')!.focus();
  const giveBack = rememberFocus();
  first.querySelector('p')!.remove();
  giveBack();
  expect(document.activeElement?.id).toBe('other');
});
