import { describe, it } from 'vitest';
import { checkRewritten } from '../rewritten-page.ts';
import { buying, journeys } from './rewritten-journeys.ts';

describe.each([buying, ...journeys])('$name', (journey) => {
  it.each([
    ['translated by wrapping', 'wraps'],
    ['translated by replacing', 'replaces'],
    ['with pictures in the texts', 'draws'],
  ] as const)('the texts stay true: %s', (_, way) => checkRewritten(journey, way), 180_000);
});
