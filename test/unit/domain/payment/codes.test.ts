import { expect, test } from 'vitest';
import { sentCode } from '../../../../src/domain/payment/codes.ts';

test.each([
  ['6006 4912 3456 4411', '6006491234564411'],
  ['6006-4912‑3456–4411', '6006491234564411'],
  [' thanks - 25 ', 'THANKS25'],
  ['ｔｈａｎｋｓ２５', 'THANKS25'],
  ['THANKS\u200b25\u00a0', 'THANKS25'],
  [' - ', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(sentCode(typed)).toBe(sent);
});
