import type { OutputChunk, RollupOutput } from 'rollup';

/**
 * The script of a build that makes only one.
 * @throws if an `import()` has made another script, which would not be written
 */
export function onlyChunk({ output: [chunk, ...others] }: RollupOutput): OutputChunk {
  const more = others.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName);
  if (more.length > 0)
    throw new Error(
      `${chunk.fileName} must be one file; an import() in it makes ${more.join(', ')}: import that module statically there.`,
    );
  return chunk;
}
