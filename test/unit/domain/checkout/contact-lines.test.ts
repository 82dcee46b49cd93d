import { expect, test } from 'vitest';
import { contactLines } from '../../../../src/domain/checkout/contact-lines.ts';

test('a phone number of the US or Canada has hyphens', () => {
  expect(contactLines({ phone: '3125550142', email: 'ann@example.com' })).toEqual([
    '312-555-0142',
    'ann@example.com',
  ]);
});

test.each(['+493012345678', '+491234567', '0301234567', ''])(
  '%o from elsewhere stays as it was typed',
  (phone) => {
    expect(contactLines({ phone, email: '' })).toEqual([phone, '']);
  },
);
