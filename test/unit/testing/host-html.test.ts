import { describe, expect, test } from 'vitest';
import { hostHtml } from '../../../src/testing/host-html.ts';

const inline = { name: 'cart-count', kind: 'inline' } as const;
const overlay = { name: 'saved-cards', kind: 'overlay' } as const;

describe('a state as HTML to paste', () => {
  test('is the host with its attributes and the server’s content', () => {
    const attributes = { 'data-sku': 'a "b" & c' };
    expect(hostHtml(inline, { about: '', attributes, content: '<a href="/cart">Cart</a>' })).toBe(
      '<div data-island="cart-count" data-sku="a &quot;b&quot; &amp; c">\n  <a href="/cart">Cart</a>\n</div>',
    );
  });

  test('has the page context and the structured values where there are any', () => {
    const html = hostHtml(inline, { about: '', context: { country: 'CA' }, props: { room: ['</script>'] } });
    document.body.innerHTML = html;
    const [context, props] = [...document.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent!),
    );
    expect(context).toEqual({ country: 'CA' });
    expect(props).toEqual({ room: ['</script>'] });
    expect(document.querySelector('[data-island] > [data-island-props]')).not.toBeNull();
  });

  test('of an overlay is the button that opens it, with its values', () => {
    const html = hostHtml(overlay, { about: '', props: { amountDue: 1200, cards: [{ id: 'a' }] } });
    document.body.innerHTML = html;
    const button = document.querySelector('button')!;
    expect(button.dataset).toMatchObject({ islandOpen: 'saved-cards', amountDue: '1200' });
    expect(JSON.parse(button.querySelector('[data-island-props]')!.textContent!)).toEqual({
      cards: [{ id: 'a' }],
    });
  });

  test('indents each line by the elements it is in', () => {
    const content =
      '<form action="/a>b">\n<label>Quantity\n<input name="q"></label>\n<button>Add</button>\n</form>';
    expect(hostHtml(inline, { about: '', content })).toBe(`<div data-island="cart-count">
  <form action="/a>b">
    <label>Quantity
      <input name="q"></label>
    <button>Add</button>
  </form>
</div>`);
  });

  test('leaves lines that are indented already as they are to each other', () => {
    const content = '<ul>\n <li>Cart</li>\n</ul>';
    expect(hostHtml(inline, { about: '', content })).toContain('\n  <ul>\n   <li>Cart</li>\n  </ul>\n');
  });

  test('has many attributes in lines of their own', () => {
    const attributes = {
      'data-count': '3',
      'data-label': 'the cart of the shopper',
      'data-opens-drawer': 'true',
    };
    expect(hostHtml(inline, { about: '', attributes })).toBe(`<div
  data-island="cart-count"
  data-count="3"
  data-label="the cart of the shopper"
  data-opens-drawer="true"
></div>`);
  });

  test('has a text area’s lines as they are', () => {
    const content = '<textarea>one\ntwo</textarea>';
    expect(hostHtml(inline, { about: '', content })).toContain('one\ntwo');
  });
});
