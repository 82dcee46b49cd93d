import { afterAll, afterEach, vi } from 'vitest';
import { linkRule } from '../../src/domain/links.ts';

// Files share a clock.
afterEach(() => {
  vi.useRealTimers();
});

/*
 * Files share their modules: the rule for a page's links, which a file may load, needs a document, and would refuse the
 * links of the next file.
 */
const { allows } = linkRule;
afterAll(() => {
  linkRule.allows = allows;
});
