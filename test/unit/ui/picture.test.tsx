import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { Picture } from '../../../src/ui/picture.tsx';
import { render } from './render.ts';

test('offers the picture at 1x and 2x', () => {
  const { page } = render(<Picture src="/a.jpg" srcHiRes="/a-2x.jpg" alt="A sofa" />);
  expect(page.getByAltText('A sofa').getAttribute('srcset')).toBe('/a.jpg 1x, /a-2x.jpg 2x');
});

test('has no srcset without a second picture', () => {
  const { page } = render(<Picture src="/a.jpg" alt="A sofa" />);
  expect(page.getByAltText('A sofa').hasAttribute('srcset')).toBe(false);
});

test('a space or a comma in a URL does not break the srcset', () => {
  const { page } = render(<Picture src="/a b.jpg?w=1,2" srcHiRes="/c.jpg" alt="A sofa" />);
  expect(page.getByAltText('A sofa').getAttribute('srcset')).toBe('/a%20b.jpg?w=1%2C2 1x, /c.jpg 2x');
});

test('another picture after a broken one is loaded', () => {
  const { page, rerender } = render(<Picture src="/broken.jpg" alt="A sofa" />);
  page.getByAltText('A sofa').dispatchEvent(new Event('error'));
  expect(page.getByAltText('A sofa').hasAttribute('data-broken')).toBe(true);
  rerender(<Picture src="/fine.jpg" alt="A sofa" />);
  expect(page.getByAltText('A sofa').hasAttribute('data-broken')).toBe(false);
});

test('another picture takes the place of the one before in the same element, which shows it until then', () => {
  const { page, rerender } = render(<Picture src="/a.jpg" srcHiRes="/a-2x.jpg" alt="A sofa" />);
  const image = page.getByAltText('A sofa');
  rerender(<Picture src="/b.jpg" alt="A sofa" />);
  expect(page.getByAltText('A sofa')).toBe(image);
  expect(image.getAttribute('src')).toBe('/b.jpg');
  expect(image.hasAttribute('srcset')).toBe(false);
});

test('a picture whose render is discarded has no address, for which Chrome would keep it', () => {
  const create = vi.spyOn(document, 'createElement');
  const never = new Promise<never>(() => {});
  const Waiting = () => use(never);
  const { page } = render(
    <Suspense>
      <Picture src="/a.jpg" srcHiRes="/a-2x.jpg" alt="A sofa" />
      <Waiting />
    </Suspense>,
  );
  const made = create.mock.results.map(({ value }) => value).filter((one) => one instanceof HTMLImageElement);
  expect(page.queryByAltText('A sofa')).toBe(null);
  expect(made).not.toEqual([]);
  for (const image of made) {
    expect(image.hasAttribute('srcset')).toBe(false);
    expect(image.hasAttribute('src')).toBe(false);
  }
});
