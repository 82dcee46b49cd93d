import { beforeEach, expect, test, vi } from 'vitest';
import { readTypedFields, writeTypedFields } from '../../../src/page/typed-fields.ts';

function page(html: string): void {
  document.body.innerHTML = html;
}

function field<Kind extends HTMLElement = HTMLInputElement>(selector: string): Kind {
  return document.querySelector<Kind>(selector)!;
}

beforeEach(() => page(''));

test('a typed text is read with its index among the fields of its name', () => {
  page('<input name="note"><input name="note"><textarea name="room"></textarea>');
  document.querySelectorAll('input')[1]!.value = 'by the window';
  field<HTMLTextAreaElement>('textarea').value = 'north';
  expect(readTypedFields()).toEqual([
    { name: 'note', nth: 1, value: 'by the window' },
    { name: 'room', nth: 0, value: 'north' },
  ]);
});

test('an unchanged field is not read', () => {
  page(
    '<input name="email" value="ada@example.com"><input type="checkbox" name="news" checked><select name="size"><option>S<option selected>M</select>',
  );
  expect(readTypedFields()).toEqual([]);
});

test('selects, checkboxes and radios are read', () => {
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

test('an island’s field is read even if its attribute has the same value', () => {
  page('<div class="si-root"><input name="Quantity" value="3"></div>');
  expect(readTypedFields()).toEqual([{ name: 'Quantity', nth: 0, value: '3' }]);
});

test.each([
  '<input type="password" name="word">',
  '<input type="hidden" name="__RequestVerificationToken">',
  '<input name="number" autocomplete="cc-number">',
  '<input name="code" autocomplete="one-time-code">',
  '<input name="current" autocomplete="current-password">',
  '<dialog><input name="email"></dialog>',
  '<form><input name="note"><input type="password" name="word"></form>',
  '<form><input name="note"><input name="shown" autocomplete="current-password"></form>',
  '<form><input name="note"><input name="owner" autocomplete="section-one cc-name"></form>',
  '<div class="si-root"><div data-server-content=""><input name="note"></div></div>',
  '<div data-island="sign-in"><input name="note"></div>',
  '<input>',
])('nothing is stored of %s', (html) => {
  page(html);
  field('input').value = '4111111111111111';
  expect(readTypedFields()).toEqual([]);
});

test.each([
  'cardNumber',
  'giftPin',
  'pin1',
  'PinCode',
  'cvv',
  'cvv2',
  'csc',
  'SecurityCode',
  'security_code',
  'securitycode',
  'verificationCode',
  'pwd',
  'passCode',
  'credentials.passcode',
  'newPassword',
  'answer',
  'number',
  'otp',
  'accessToken',
  'SSN',
])('a field called %s is not stored', (name) => {
  page(`<input name="${name}">`);
  field('input').value = '4111';
  expect(readTypedFields()).toEqual([]);
});

test.each(['businessName', 'wildcardSearch', 'shippingNote', 'Quantity', 'room', 'passengers'])(
  'a field called %s is kept',
  (name) => {
    page(`<input name="${name}">`);
    field('input').value = 'x';
    expect(readTypedFields()).toEqual([{ name, nth: 0, value: 'x' }]);
  },
);

const badNames = [
  ...[
    'cc',
    'ccn',
    'ccnum',
    'cardno',
    'card_no',
    'cardnum',
    'creditcard',
    'pan',
    'acct',
    'account',
    'field3',
    'x1',
    'q',
  ],
  ...[
    'ctl00$Main$txtCC',
    'txtCardNo',
    'payment[n]',
    'kartennummer',
    'numeroTarjeta',
    'nr',
    'no',
    'num',
    'digits',
  ],
  ...[
    'visa',
    'amex',
    'pay_1',
    'plastic',
    'ccNo1',
    'debit',
    'p1',
    'value',
    'data',
    'input',
    'text',
    'name',
    'line1',
    'a',
    'e-mail',
  ],
];
const typedNumbers = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '3714-496353-98431',
  '4222222222222',
  '5555.5555.5555.4444',
];

test.each(badNames)('a card number in a field called %s is not kept, in a form or not', (name) => {
  for (const number of typedNumbers)
    for (const open of ['<form>', '']) {
      page(`${open}<input name="${name}"><input name="k"><input name="note"></form>`);
      field('input').value = number;
      field('[name=k]').value = '123';
      field('[name=note]').value = 'by the window';
      const kept = readTypedFields();
      expect(kept).toEqual(open ? [] : [{ name: 'note', nth: 0, value: 'by the window' }]);
    }
});

test.each(['123', '1234', ' 9371 '])('a code %j beside a card number without a form is not kept', (code) => {
  page('<input name="one"><input name="two"><input name="three">');
  const [one, two, three] = document.querySelectorAll('input');
  one!.value = '4111111111111111';
  two!.value = code;
  three!.value = '12345';
  expect(readTypedFields()).toEqual([{ name: 'three', nth: 0, value: '12345' }]);
});

test('a card number in the middle of a text is not kept', () => {
  page('<textarea name="note"></textarea>');
  field<HTMLTextAreaElement>('textarea').value = 'My card is 4111 1111 1111 1111, thanks';
  expect(readTypedFields()).toEqual([]);
});

test.each(['cardNumber', 'card_number', 'ccn', 'cvv2', 'passwordShown', 'user_pwd', 'securityCode'])(
  'nothing is kept of a form with a field called %s, filled in or not',
  (name) => {
    page(`<form><input name="note"><input name="${name}"></form>`);
    field('input').value = 'by the window';
    expect(readTypedFields()).toEqual([]);
  },
);

test('a form beside one with a card is kept', () => {
  page('<form><input name="x"></form><form><input name="note"></form>');
  field('[name=x]').value = '4111111111111111';
  field('[name=note]').value = 'by the window';
  expect(readTypedFields()).toEqual([{ name: 'note', nth: 0, value: 'by the window' }]);
});

test.each(['1234', '4111111111111112', '312-555-0100', '60614', '123456789012'])(
  '%s alone is kept, because it is no card number',
  (value) => {
    page('<form><input type="hidden" name="passwordToken" value="x"><input name="note"></form>');
    field('[name=note]').value = value;
    expect(readTypedFields()).toEqual([{ name: 'note', nth: 0, value }]);
  },
);

test('at most 100 fields are read, and none of more than 5,000 characters', () => {
  page('<input name="long">'.concat('<input name="note">'.repeat(120)));
  for (const one of document.querySelectorAll('input')) one.value = 'x';
  field('[name=long]').value = 'x'.repeat(5001);
  const typed = readTypedFields();
  expect(typed).toHaveLength(100);
  expect(typed.some(({ name }) => name === 'long')).toBe(false);
});

test('a text is restored with the events of typing', () => {
  page('<input name="note"><input name="note">');
  const heard = vi.fn();
  for (const type of ['input', 'change']) document.body.addEventListener(type, heard);
  writeTypedFields([{ name: 'note', nth: 1, value: 'by the window' }]);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'by the window']);
  expect(heard.mock.calls.map(([event]) => event.type)).toEqual(['input', 'change']);
});

test('a field that already has the value is not changed', () => {
  page('<input name="note" value="north">');
  const heard = vi.fn();
  field('input').addEventListener('input', heard);
  writeTypedFields([{ name: 'note', nth: 0, value: 'north' }]);
  expect(heard).not.toHaveBeenCalled();
});

test('selects, checkboxes and radios are restored', () => {
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

test('a password field is never written, whatever was stored', () => {
  page('<input type="password" name="note">');
  writeTypedFields([{ name: 'note', nth: 0, value: 'x' }]);
  expect(field('input').value).toBe('');
});

test('a field that no longer exists is skipped', () => {
  page('<input name="other">');
  writeTypedFields([{ name: 'note', nth: 0, value: 'x' }]);
  expect(field('input').value).toBe('');
});

test('a read-only field stays as it is', () => {
  page('<input name="note" readonly>');
  writeTypedFields([{ name: 'note', nth: 0, value: 'x' }]);
  expect(field('input').value).toBe('');
});

test('a field that throws does not keep others from being restored', () => {
  page('<input type="checkbox" name="broken"><input name="note">');
  field('[name=broken]').click = () => {
    throw new Error('a page’s own click');
  };
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeTypedFields([
    { name: 'broken', nth: 0, value: true },
    { name: 'note', nth: 0, value: 'north' },
  ]);
  expect(field('[name=note]').value).toBe('north');
  expect(String(said.mock.calls[0]![0])).toContain('"broken"');
  said.mockRestore();
});
