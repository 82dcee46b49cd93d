/** A widget's calls, events and overlays, found by following its identifiers through the sources. */
export interface Uses {
  calls: string[];
  events: string[];
  /** Overlays it opens. */
  opens: string[];
}

interface Module {
  /** The text of each top-level declaration that exists at run time. */
  blocks: Map<string, string>;
  /** The origin of each imported name: its file and its name there. */
  imports: Map<string, { file: string; name: string }>;
}

const declaration = /^(?:export )?(?:default )?(?:async )?(const|let|function|class|interface|type) (\w+)/gm;
const imported = /^import \{([^}]*)\} from '(\.[^']+)';/gm;

function parse(path: string, text: string): Module {
  const starts = [...text.matchAll(declaration)];
  const blocks = new Map<string, string>();
  for (const [index, { 1: kind, 2: name, index: start }] of starts.entries())
    if (kind !== 'type' && kind !== 'interface')
      blocks.set(name!, text.slice(start, starts[index + 1]?.index));
  const imports: Module['imports'] = new Map();
  for (const [, names, from] of text.matchAll(imported)) {
    const file = new URL(from!, `file:///${path}`).pathname.slice(1);
    for (const part of names!.split(',').map((word) => word.trim())) {
      const [, name, alias = name] = part.match(/^(\w+)(?: as (\w+))?$/) ?? [];
      if (name) imports.set(alias!, { file, name });
    }
  }
  return { blocks, imports };
}

/** The dependencies of the code in these files: their texts, by path from the root. */
export function readUses(sources: Record<string, string>): {
  usesOf(widget: string): Uses;
  sendersOf(event: string): string[];
} {
  const modules = new Map(Object.entries(sources).map(([path, text]) => [path, parse(path, text)]));
  return {
    usesOf: (widget) => usesOf(modules, widget),
    sendersOf(event) {
      const sends = new RegExp(`(?:emit|CustomEvent)\\(\\s*'${event}'`);
      return Object.keys(sources).filter((path) => sends.test(sources[path]!));
    },
  };
}

/** The declarations that a widget's own files refer to. */
function usesOf(modules: ReadonlyMap<string, Module>, widget: string): Uses {
  const found = { calls: new Set<string>(), events: new Set<string>(), opens: new Set<string>() };
  const seen = new Set<string>();

  function visit(file: string, name: string): void {
    const module = modules.get(file);
    const block = module?.blocks.get(name);
    if (!module || block === undefined || seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    if (block.includes('declareCall(') && file.startsWith('src/contract/')) {
      found.calls.add(name);
      return;
    }
    for (const [, event] of block.matchAll(/\bemit\(\s*'(storefront:[\w-]+)'/g)) found.events.add(event!);
    for (const [, overlay] of block.matchAll(/(?:\.open|\bopenOverlay|\bconfirmAdd)\(\s*'([\w-]+)'/g))
      found.opens.add(overlay!);
    for (const [word] of block.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      if (word !== name && module.blocks.has(word)) visit(file, word);
      const source = module.imports.get(word);
      if (source) visit(source.file, source.name);
    }
  }

  for (const [file, { blocks }] of modules)
    if (file.startsWith(`widgets/${widget}/`) && !file.endsWith('.island.ts'))
      for (const name of blocks.keys()) visit(file, name);
  return {
    calls: [...found.calls].sort(),
    events: [...found.events].sort(),
    opens: [...found.opens].sort(),
  };
}
