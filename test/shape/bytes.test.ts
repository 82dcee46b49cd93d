import { expect, it } from 'vitest';
import { passedBudgets } from '../bytes/budgets.ts';
import { whyNotMeasured } from '../bytes/fresh.ts';
import { readRecord } from '../bytes/record.ts';

it('no page, nor the loader, the core and the styles, passes its budget of bytes', async (test) => {
  // `npm test` builds first; a single run by hand may come after an edit.
  const reason = whyNotMeasured();
  if (reason) test.skip(reason);
  const { measure } = await import('../bytes/table.ts');
  expect(passedBudgets(await measure(), readRecord()).join('\n\n')).toBe('');
});
