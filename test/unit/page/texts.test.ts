import { afterEach, expect, test } from 'vitest';
import { fillIn } from '../../../src/domain/messages.ts';
import { isolated, pageTexts } from '../../../src/page/texts.ts';

afterEach(() => {
  document.documentElement.dir = '';
  document.body.dir = '';
});

const texts = { call: 'Call {0} from {1}', close: 'Close' };
const isolate = (text: string) => `\u2068${text}\u2069`;

test('what is filled in stands in a text as it is', () => {
  expect(fillIn(pageTexts(texts).call, '+1 312', '$5')).toBe('Call +1 312 from $5');
  expect(isolated('233 S Wacker')).toBe('233 S Wacker');
});

test.each(['html', 'body'])('in a right-to-left %s it is isolated', (name) => {
  document.querySelector<HTMLElement>(name)!.dir = 'rtl';
  expect(fillIn(pageTexts(texts).call, '+1 312', '$5')).toBe(
    `Call ${isolate('+1 312')} from ${isolate('$5')}`,
  );
  expect(pageTexts(texts).close).toBe('Close');
  expect(isolated('233 S Wacker')).toBe(isolate('233 S Wacker'));
});
