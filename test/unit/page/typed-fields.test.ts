import { beforeEach, expect, test, vi } from 'vitest';
import { readTypedFields, writeTypedFields } from '../../../src/page/typed-fields.ts';

function page(html: string): void {
  document.body.innerHTML = html;
}

function field<Kind extends HTMLElement = HTMLInputElement>(selector: string): Kind {
  return document.querySelector<Kind>(selector)!;
}

beforeEach(() => page(''));

test('a text that was typed is read with its place among those of its name', () => {
  page('<input name="note"><input name="note"><textarea name="room"></textarea>');
  document.querySelectorAll('input')[1]!.value = 'by the window';
  field<HTMLTextAreaElement>('textarea').value = 'north';
  expect(readTypedFields()).toEqual([
    { name: 'note', nth: 1, value: 'by the window' },
    { name: 'room', nth: 0, value: 'north' },
  ]);
});

test('what the server wrote and nobody changed is not read', () => {
  page(
    '<input name="email" value="ada@example.com"><input type="checkbox" name="news" checked><select name="size"><option>S<option selected>M</select>',
  );
  expect(readTypedFields()).toEqual([]);
});

test('a choice and a tick are read', () => {
  page(
    '<input type="checkbox" name="news" checked><input type="radio" name="size" value="S"><input type="radio" name="size" value="M"><select name="color"><option>red<option>blue</select>',
  );
  field('[name=news]').checked = false;
  field('[value=M]').checked = true;
  field<HTMLSelectElement>('select').value = 'blue';
  expect(readTypedFields()).toEqual([
    { name: 'news', nth: 0, value: false },
    { name: 'size', nth: 1, value: true },
    { name: 'color', nth: 0, value: 'blue' },
  ]);
});

test('an island’s field is read also where its attribute says the same', () => {
  page('<div class="si-root"><input name="Quantity" value="3"></div>');
  expect(readTypedFields()).toEqual([{ name: 'Quantity', nth: 0, value: '3' }]);
});

test.each([
  '<input type="password" name="word">',
  '<input type="hidden" name="__RequestVerificationToken">',
  '<input name="number" autocomplete="cc-number">',
  '<input name="cardNumber">',
  '<input name="giftPin">',
  '<input name="cvv">',
  '<input name="SecurityCode">',
  '<input name="code" autocomplete="one-time-code">',
  '<input name="current" autocomplete="current-password">',
  '<dialog><input name="email"></dialog>',
  '<input>',
])('%s is kept nowhere', (html) => {
  page(html);
  field('input').value = '4111111111111111';
  expect(readTypedFields()).toEqual([]);
});

test('at most 100 fields are read, and none of more than 5,000 characters', () => {
  page('<input name="long">'.concat('<input name="note">'.repeat(120)));
  for (const one of document.querySelectorAll('input')) one.value = 'x';
  field('[name=long]').value = 'x'.repeat(5001);
  const typed = readTypedFields();
  expect(typed).toHaveLength(100);
  expect(typed.some(({ name }) => name === 'long')).toBe(false);
});

test('a text is put back, and the page hears of it as of a shopper’s typing', () => {
  page('<input name="note"><input name="note">');
  const heard = vi.fn();
  for (const type of ['input', 'change']) document.body.addEventListener(type, heard);
  writeTypedFields([{ name: 'note', nth: 1, value: 'by the window' }]);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'by the window']);
  expect(heard.mock.calls.map(([event]) => event.type)).toEqual(['input', 'change']);
});

test('a field that says it already is left alone', () => {
  page('<input name="note" value="north">');
  const heard = vi.fn();
  field('input').addEventListener('input', heard);
  writeTypedFields([{ name: 'note', nth: 0, value: 'north' }]);
  expect(heard).not.toHaveBeenCalled();
});

test('ticks and choices are put back', () => {
  page(
    '<input type="checkbox" name="news" checked><input type="radio" name="size" value="S" checked><input type="radio" name="size" value="M"><select name="color"><option>red<option>blue</select>',
  );
  writeTypedFields([
    { name: 'news', nth: 0, value: false },
    { name: 'size', nth: 1, value: true },
    { name: 'color', nth: 0, value: 'blue' },
  ]);
  expect(field('[name=news]').checked).toBe(false);
  expect(field('[value=M]').checked).toBe(true);
  expect(field<HTMLSelectElement>('select').value).toBe('blue');
});

test('a password field is never written, whatever was kept', () => {
  page('<input type="password" name="note">');
  writeTypedFields([{ name: 'note', nth: 0, value: 'x' }]);
  expect(field('input').value).toBe('');
});

test('a field that is not there any more is no matter', () => {
  page('<input name="other">');
  writeTypedFields([{ name: 'note', nth: 0, value: 'x' }]);
  expect(field('input').value).toBe('');
});
