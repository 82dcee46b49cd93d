import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggestion, UsageError } from './mistake.ts';

/**
 * Reads a command's arguments.
 * @throws UsageError for an option that does not exist: its message names the one that was probably meant
 */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const options = config.options ?? {};
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens ?? [])
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const names = Object.entries(options).map(
        ([name, { type }]) => `--${type === 'boolean' && config.allowNegative ? 'no-' : ''}${name}`,
      );
      throw new UsageError(
        `There is no option "${token.rawName}"${names.length ? `: ${suggestion(token.rawName, names)}` : '.'}`,
      );
    }
  return parseArgs(config);
}
