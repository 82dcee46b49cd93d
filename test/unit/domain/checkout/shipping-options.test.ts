import { describe, expect, test } from 'vitest';
import { holdText, readHold, withChoice } from '../../../../src/domain/checkout/shipping-options.ts';

const express = { level: '3', isComplete: false, hold: '', trip: '' };

describe('the level of a shipment', () => {
  test('is 1 with ship complete', () => {
    expect(withChoice(express, { isComplete: true })).toEqual({ ...express, isComplete: true, level: '1' });
  });

  test.each(['2026-12-18', '2026-12-18..2026-12-22'])('is 1 with a holiday hold: %s', (hold) => {
    expect(withChoice(express, { hold })).toEqual({ ...express, hold, level: '1' });
  });

  test('another than 1 ends ship complete and the hold', () => {
    const held = { level: '1', isComplete: true, hold: '2026-12-18', trip: '' };
    expect(withChoice(held, { level: '2' })).toEqual({ level: '2', isComplete: false, hold: '', trip: '' });
    expect(withChoice(held, { level: '1' })).toEqual(held);
  });

  test('stays when ship complete or the hold ends, or a trip is chosen', () => {
    for (const changed of [{ isComplete: false }, { hold: '' }, { trip: 'contact' }])
      expect(withChoice(express, changed).level).toBe('3');
  });
});

test('a hold is a day or a range, in the form and as it is sent', () => {
  const day = { selectedShippingDate: '2026-12-18' };
  const range = { selectedRange: { from: '2026-12-18', to: '2026-12-22' } };
  for (const hold of [day, range]) expect(readHold(holdText(hold))).toEqual(hold);
  expect([holdText(undefined), readHold('')]).toEqual(['', undefined]);
});
