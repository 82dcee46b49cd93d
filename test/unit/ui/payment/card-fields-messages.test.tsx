import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CardFieldsProblem } from '../../../../src/ui/payment/card-fields-messages.tsx';
import { render } from '../render.ts';

function Problems({ all }: { all: readonly string[] }) {
  const [nth, setNth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setNth(nth + 1)}>
        Next
      </button>
      <CardFieldsProblem doubt={false}>{all[nth]}</CardFieldsProblem>
    </>
  );
}

test('the error of the first render is not scrolled into view, unless it comes back after another', async () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { page, shopper } = render(<Problems all={['Expired.', 'Declined.', 'Expired.']} />);
  expect(seen).toEqual([]);
  for (let press = 0; press < 2; press++) await shopper.click(page.getByRole('button'));
  expect(seen).toEqual(['Declined.', 'Expired.']);
});
