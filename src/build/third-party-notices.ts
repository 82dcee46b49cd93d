import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputBundle, Plugin } from 'rollup';

/** The packages in the files that are built separately, such as cli.mjs. */
const otherPackages = new Set<string>();

/** Rollup plugin for a build of one more published file, such as cli.mjs: the notices name its packages, too. */
export function recordPackages(): Plugin {
  return {
    name: 'record-packages',
    generateBundle(_, bundle) {
      for (const folder of packagesOf(bundle)) otherPackages.add(folder);
    },
  };
}

/**
 * Rollup plugin: THIRD-PARTY-NOTICES.txt names each npm package whose code is in the published files, with its licence.
 * Runs after the plugins that build the separate files.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const folders = new Set([...packagesOf(bundle), ...otherPackages]);
      const notices = [...folders].map((folder) => notice(folder)).sort();
      const source = `storefront-islands holds code of these packages.\n\n${notices.join('\n')}`;
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source });
    },
  };
}

/** The folders of the packages whose modules are in a build. */
function packagesOf(bundle: OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return modules.flatMap((id) => packageFolder(id) ?? []);
}

/**
 * The package folder, `…/node_modules/react-dom`, of a module; a virtual module of a plugin belongs to no package.
 */
function packageFolder(id: string): string | undefined {
  const [path] = id.replace(/^\0/, '').split('?');
  const parts = path!.split('/');
  const place = parts.lastIndexOf('node_modules') + 1;
  if (!place) return undefined;
  return parts.slice(0, place + (parts[place]!.startsWith('@') ? 2 : 1)).join('/');
}

/** The notices of packages whose files are copied: Bootstrap's stylesheet on the guide's hostile page. */
export function noticesOf(packages: readonly string[]): string {
  return packages.map((name) => notice(join('node_modules', name))).join('\n');
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = globSync('{LICENSE,LICENCE,license}{,.md,.txt}', { cwd: folder });
  if (!files.length) throw new Error(`${name} is bundled and has no licence file to go with it.`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
