import { afterEach, expect, test, vi } from 'vitest';
import { followProduct } from '../../../src/page/follow-product.ts';

afterEach(() => document.body.replaceChildren());

function show(html: string) {
  document.body.innerHTML = html;
  return (selector: string) => document.querySelector<HTMLElement>(selector)!;
}

test('hosts follow by the attributes they name, texts by their fact', () => {
  const find = show(`<main data-product="a1"><i id="place"></i>
<div id="host" data-follows="sku option-choice-parameter pictures" data-sku="1" data-other="x"></div>
<p id="text" data-product-text="formattedPrice">$1.00</p></main>`);
  followProduct(find('#place'), {
    sku: '2',
    optionChoiceParameter: 'F=1',
    pictures: [{ imagePath: '/a.svg' }],
    other: 'y',
    formattedPrice: '$2.00',
  });
  expect({ ...find('#host').dataset }).toMatchObject({
    sku: '2',
    optionChoiceParameter: 'F=1',
    pictures: '[{"imagePath":"/a.svg"}]',
    other: 'x',
  });
  expect(find('#text').textContent).toBe('$2.00');
});

test('what a product does not say is what the server has rendered, even after another product', () => {
  const find = show(
    `<main data-product="a2"><i id="place"></i><div id="host" data-follows="sku price" data-sku="1"></div><p id="text" data-product-text="deliveryText"><b>Soon</b></p></main>`,
  );
  followProduct(find('#place'), { sku: '2', price: 5, deliveryText: 'Late' });
  followProduct(find('#place'), { sku: null });
  expect(find('#host').outerHTML).toContain('data-sku="1"');
  expect(find('#host').hasAttribute('data-price')).toBe(false);
  expect(find('#text').innerHTML).toBe('<b>Soon</b>');
});

test('another part of the page does not follow', () => {
  const find = show(
    `<main data-product="a3"><i id="place"></i><section data-product="b3"><p id="other" data-product-text="name">B</p></section></main><p id="out" data-product-text="name">Out</p>`,
  );
  followProduct(find('#place'), { name: 'A' });
  expect(find('#other').textContent).toBe('B');
  expect(find('#out').textContent).toBe('Out');
});

test('without a part the whole page follows', () => {
  const find = show(`<i id="place"></i><p id="text" data-product-text="name">B</p>`);
  followProduct(find('#place'), { name: 'A' });
  expect(find('#text').textContent).toBe('A');
});

test('a host that comes later follows as soon as it is there', async () => {
  const find = show(`<main data-product="a4"><i id="place"></i></main>`);
  followProduct(find('#place'), { sku: '9' });
  const layer = document.createElement('div');
  layer.innerHTML = `<div id="late" data-follows="sku"></div>`;
  find('main').append(layer);
  await vi.waitFor(() => expect(find('#late').dataset.sku).toBe('9'));
});

test('texts are marked while their product is on its way, and stay the same nodes', () => {
  const find = show(
    `<main data-product="a5"><i id="place"></i><p id="text" data-product-text="name">A</p></main>`,
  );
  const node = find('#text').firstChild;
  followProduct(find('#place'), { name: 'A' }, true);
  expect(find('#text').getAttribute('aria-busy')).toBe('true');
  expect(find('#text').firstChild).toBe(node);
  followProduct(find('#place'), { name: 'A' });
  expect(find('#text').hasAttribute('aria-busy')).toBe(false);
});

test('a name that every object has is no fact', () => {
  const find = show(
    `<main data-product="a6"><i id="place"></i><p id="text" data-product-text="constructor">A</p></main>`,
  );
  followProduct(find('#place'), {});
  expect(find('#text').textContent).toBe('A');
});
