// Modules anew: what an answer has told stays known.
import { expect, test, vi } from 'vitest';
import { noteDate } from '../../../../../src/page/clock.ts';
import { examples } from '../../../../../widgets/card-entry/card-entry.examples.ts';
import { render } from '../../../widgets/card-entry/entered-card.ts';

const notValid = 'The expiration date you entered is not valid.';

/** What the field says once it is left. */
async function saidOf(expiry: string): Promise<string | null> {
  const { type, expiry: field, shopper, slot } = await render(examples.untouched);
  await type('', expiry, '');
  await shopper.tab();
  return slot(field());
}

test('a device whose clock is wrong refuses only what is more than one month past', async () => {
  vi.setSystemTime(new Date(2027, 0, 20));
  expect(await saidOf('1226')).toBe('MM/YY');
  expect(await saidOf('1126')).toBe(notValid);
});

test('once the server has told the date, its clock decides', async () => {
  noteDate('Sun, 29 Nov 2026 12:00:00 GMT', false);
  vi.setSystemTime(new Date(2031, 0, 20));
  expect(await saidOf('1126')).toBe('MM/YY');
  expect(await saidOf('1026')).toBe(notValid);
  vi.setSystemTime(new Date(2020, 0, 20));
  expect(await saidOf('1026')).toBe(notValid);
});

test('a month or a year of 0 is a missing date', async () => {
  expect(await saidOf('00/30')).toBe('Please enter a valid expiration date.');
  expect(await saidOf('12/00')).toBe('Please enter a valid expiration date.');
});
