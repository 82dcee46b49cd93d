import { expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';

test.each(['help', '--help', '-h', 'snippet --help', 'doctor -h'])(
  '%s prints what is accepted',
  async (line) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const code = await run(line.split(' '), { islands: [], calls: [], dist: 'dist' });
    expect(code).toBe(0);
    expect(log.mock.calls[0]![0]).toContain('storefront-islands snippet [WIDGET …]');
    log.mockRestore();
  },
);
