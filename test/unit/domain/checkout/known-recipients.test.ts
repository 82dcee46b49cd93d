import { expect, test } from 'vitest';
import { withKnownRecipients } from '../../../../src/domain/checkout/known-recipients.ts';

const ann = { id: '1', name: 'Ann' };
const bo = { id: '2', name: 'Bo' };
const cy = { id: '3', name: 'Cy' };

test('a recipient that could not be read stays at its place if an item goes to it', () => {
  const items = [{ recipientId: '2', recipients: [] }];
  expect(withKnownRecipients([ann, cy], [ann, bo, cy], items)).toEqual([ann, bo, cy]);
});

test('so does one that gets a part of an item', () => {
  const items = [{ recipients: [{ recipientId: '2' }, { recipientId: '1' }] }];
  expect(withKnownRecipients([ann], [ann, bo], items)).toEqual([ann, bo]);
});

test('one to whom nothing goes any more does not stay', () => {
  expect(withKnownRecipients([ann], [ann, bo], [{ recipientId: '1', recipients: [] }])).toEqual([ann]);
});

test('what was read replaces what was known', () => {
  const changed = { id: '1', name: 'Anna' };
  expect(withKnownRecipients([changed], [ann], [{ recipientId: '1', recipients: [] }])).toEqual([changed]);
});
