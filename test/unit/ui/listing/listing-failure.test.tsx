import { expect, test } from 'vitest';
import { ListingFailure } from '../../../../src/ui/listing/listing-failure.tsx';
import { render } from '../render.ts';

const failure = <ListingFailure message="It failed." tryAgain="Try Again" onRetry={() => {}} />;
const island = (isFailed: boolean, hasChip = true) => (
  <div data-island="listing-toolbar">
    {isFailed && failure}
    {hasChip && <button type="button">Slate</button>}
  </div>
);

test('takes the focus of an element that made room for it', () => {
  const { page, rerender } = render(island(false));
  page.getByRole('button', { name: 'Slate' }).focus();
  rerender(island(true, false));
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Try Again' }));
});

test('takes no focus if nothing had it', () => {
  const { rerender } = render(island(false));
  expect(document.activeElement).toBe(document.body);
  rerender(island(true, false));
  expect(document.activeElement).toBe(document.body);
});

test('takes no focus that was lost elsewhere on the page', () => {
  const page = (isFailed: boolean) => (
    <>
      {!isFailed && <button type="button">Elsewhere</button>}
      {island(isFailed)}
    </>
  );
  const { page: shown, rerender } = render(page(false));
  shown.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(document.body);
});
