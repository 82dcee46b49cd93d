import { expect, it } from 'vitest';
import { keepFocus } from '../../../src/runtime/keep-focus.ts';

function page(html: string): Element {
  document.body.innerHTML = `<div id="host">${html}</div><button id="outside">Outside</button>`;
  return document.getElementById('host')!;
}

it('the focus goes to the field of the same name', () => {
  const host = page('<input name="zip"><input name="note">');
  (host.lastElementChild as HTMLElement).focus();
  const restore = keepFocus(host);
  host.innerHTML = '<button>First</button><input name="note"><input name="zip">';
  restore();
  expect(document.activeElement?.getAttribute('name')).toBe('note');
});

it('the selection in a field is restored in its successor', () => {
  const host = page('<input name="note" value="by the window">');
  const field = host.firstElementChild as HTMLInputElement;
  field.focus();
  field.setSelectionRange(3, 6);
  const restore = keepFocus(host);
  host.innerHTML = '<textarea name="note">by the window</textarea>';
  restore();
  const { selectionStart, selectionEnd } = host.firstElementChild as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([3, 6]);
});

it('a field without a readable caret gets the focus all the same', () => {
  const host = page('<input type="email" name="email" value="ada@example.com">');
  (host.firstElementChild as HTMLElement).focus();
  const restore = keepFocus(host);
  host.innerHTML = '<input type="email" name="email" value="ada@example.com">';
  restore();
  expect(document.activeElement?.getAttribute('name')).toBe('email');
});

it('without a name it goes to the element of the same kind at the same position', () => {
  const host = page('<button>One</button><button>Two</button>');
  (host.lastElementChild as HTMLElement).focus();
  const restore = keepFocus(host);
  host.innerHTML = '<a href="#">Link</a><button>Eins</button><button>Zwei</button>';
  restore();
  expect(document.activeElement?.textContent).toBe('Zwei');
});

it('from a summary it goes to the button of the disclosure', () => {
  const host = page('<details><summary>Sums</summary></details>');
  host.querySelector('summary')!.focus();
  const restore = keepFocus(host);
  host.innerHTML = '<a href="#">Link</a><button>Pay</button><button aria-expanded="false">Sums</button>';
  restore();
  expect(document.activeElement?.textContent).toBe('Sums');
});

it('without a similar element it goes to the first focusable one', () => {
  const host = page('<input name="zip">');
  (host.firstElementChild as HTMLElement).focus();
  const restore = keepFocus(host);
  host.innerHTML = '<p>Text</p><button>Only</button>';
  restore();
  expect(document.activeElement?.textContent).toBe('Only');
});

it('a focus outside the host is not changed', () => {
  const host = page('<button>One</button>');
  document.getElementById('outside')!.focus();
  const restore = keepFocus(host);
  host.innerHTML = '<button>Two</button>';
  restore();
  expect(document.activeElement?.id).toBe('outside');
});
