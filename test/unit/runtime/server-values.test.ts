import { expect, it, onTestFinished, vi } from 'vitest';
import {
  clearSecrets,
  keepFields,
  readServerValues,
  writeFields,
} from '../../../src/runtime/server-values.ts';

function host(html: string): Element {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild!;
}

it('reads the current fields of the server’s form', () => {
  const element = host(
    '<form><input name="Quantity" value="1"><select name="Size"><option>S<option selected>M</select></form>',
  );
  element.querySelector('input')!.value = '3';
  expect(readServerValues(element)).toEqual({ Quantity: '3', Size: 'M' });
});

it('never reads a password', () => {
  expect(readServerValues(host('<form><input type="password" name="p" value="secret"></form>'))).toEqual({});
});

it('returns nothing without a form', () => {
  expect(readServerValues(host('<input name="Quantity" value="1">'))).toEqual({});
});

it('never reads a password, even if two fields have its name', () => {
  const form =
    '<form><input type="password" name="p" value="secret"><input type="password" name="p" value="secret"></form>';
  expect(readServerValues(host(form))).toEqual({});
});

it('reads a form with a field called "elements"', () => {
  expect(readServerValues(host('<form><input name="elements" value="42"></form>'))).toEqual({
    elements: '42',
  });
});

it('writes kept values into the fields of the same names, except hidden and secret ones', () => {
  const html = `<form><input type="hidden" name="Token" value="old"><input name="Quantity" value="1"><input type="checkbox" name="Gift" value="yes">
    <input name="Line"><input name="Line"><select name="Size"><option>S<option>M</select><textarea name="Note"></textarea>
    <input type="password" name="p"><input name="cardNumber"></form>`;
  const typed = host(html);
  const fields = typed.querySelectorAll<HTMLInputElement>('[name]');
  for (const [nth, text] of ['new', '3', '', 'one', 'two', 'M', 'By the door', 'x', '4111'].entries())
    if (text) fields[nth]!.value = text;
  fields[2]!.checked = true;
  const kept = keepFields(typed, new WeakSet());
  const element = host(html);
  writeFields(element, kept);
  const { elements } = element.querySelector('form')!;
  expect([...elements].map((field) => (field as HTMLInputElement).value)).toEqual([
    'old',
    '3',
    'yes',
    'one',
    'two',
    'M',
    'By the door',
    '',
    '',
  ]);
  expect((elements[2] as HTMLInputElement).checked).toBe(true);
});

it('writes them into fields of a form that is elsewhere, too', () => {
  const typed = host('<input name="Text1">');
  typed.querySelector('input')!.value = 'MJK';
  const kept = keepFields(typed, new WeakSet());
  const element = host('<input name="Text1" form="add-form">');
  writeFields(element, kept);
  expect(element.querySelector('input')!.value).toBe('MJK');
});

it('an empty field is kept only if the shopper has emptied it', () => {
  const html = '<form><input name="City" value="Utrecht"><input name="Street" value="Oudegracht"></form>';
  const typed = host(html);
  for (const field of typed.querySelectorAll('input')) field.value = '';
  const kept = keepFields(typed, new WeakSet([typed.querySelector('input')!]));
  const element = host(html);
  writeFields(element, kept);
  expect(readServerValues(element)).toEqual({ City: '', Street: 'Oudegracht' });
});

/** A page that the browser has loaded again, with the text that was in a field before. */
function loadedAgain(type: string, html: string, restored: string) {
  const spied = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  onTestFinished(() => spied.mockRestore());
  const element = host(`<form>${html}</form>`);
  const field = element.querySelector<HTMLInputElement>('[name]')!;
  field.value = restored;
  return { element, field };
}

it.each(['reload', 'back_forward'])(
  'a text that the browser restores after a %s does not beat the server’s',
  (type) => {
    const { element } = loadedAgain(type, '<input name="ZipCode" value="60614">', '10001');
    expect(readServerValues(element)).toEqual({ ZipCode: '60614' });
  },
);

it('it stays where the server has none, on another page, and while the shopper is in the field', () => {
  expect(readServerValues(loadedAgain('reload', '<input name="ZipCode">', '10001').element)).toEqual({
    ZipCode: '10001',
  });
  const field = '<input name="ZipCode" value="60614">';
  expect(readServerValues(loadedAgain('navigate', field, '10001').element)).toEqual({ ZipCode: '10001' });
  const shown = loadedAgain('reload', field, '10001');
  shown.field.focus();
  expect(readServerValues(shown.element)).toEqual({ ZipCode: '10001' });
});

it('so does one that the shopper has edited since', () => {
  const { element, field } = loadedAgain('reload', '<input name="ZipCode" value="60614">', '10001');
  vi.spyOn(field, 'matches').mockImplementation((selectors) => selectors.includes(':user-valid'));
  expect(readServerValues(element)).toEqual({ ZipCode: '10001' });
});

it('empties the fields of secrets alone', () => {
  const part = host(
    '<input name="note"><input type="password" name="p"><input name="cardNumber"><input name="n" autocomplete="cc-number">',
  );
  for (const field of part.querySelectorAll('input')) field.value = '4111';
  clearSecrets(part);
  expect([...part.querySelectorAll('input')].map(({ value }) => value)).toEqual(['4111', '', '', '']);
});
