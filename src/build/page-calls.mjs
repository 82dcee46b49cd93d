/** What only the reference backend, the tests and the docs read of a declared call. */
const unused = new Set(['service', 'place', 'payload', 'source', 'about']);

/** The parts of `code` that are such a property of a declareCall({…}), with the comma behind. */
function* unusedRanges(code, node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'CallExpression' && node.callee.name === 'declareCall') {
    const { properties } = node.arguments[0];
    for (const [index, property] of properties.entries()) {
      if (!unused.has(property.key?.name)) continue;
      const next = properties[index + 1];
      yield [property.start, next ? next.start : code.lastIndexOf('}', node.arguments[0].end)];
    }
    return;
  }
  for (const child of Object.values(node)) yield* unusedRanges(code, child);
}

/**
 * Rollup plugin: leaves out of a page's script what a page never reads of its calls, so that a call costs a page its
 * method, its path and what its answer must be. Runs on the JavaScript of src/contract, after the types are gone.
 */
export function pageCalls() {
  return {
    name: 'page-calls',
    transform(code, id) {
      if (!/\/src\/contract\/[\w-]+\.ts$/.test(id)) return null;
      const ranges = [...unusedRanges(code, this.parse(code))].reverse();
      let kept = code;
      for (const [start, end] of ranges) kept = kept.slice(0, start) + kept.slice(end);
      return { code: kept, map: null };
    },
  };
}
