import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OutputBundle, Plugin } from 'rollup';

/** The modules of the files that are built separately, such as cli.mjs. */
const otherModules = new Set<string>();

/** Rollup plugin for the separate build of a published file, such as cli.mjs: notes its packages for the notices. */
export function recordPackages(): Plugin {
  return {
    name: 'record-packages',
    generateBundle(_, bundle) {
      for (const id of modulesOf(bundle)) otherModules.add(id);
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
      const source = noticesOf('storefront-islands', [...modulesOf(bundle), ...otherModules]);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source });
    },
  };
}

function modulesOf(bundle: OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** The notices of every package that has a file among these: modules of a build, and files that are copied. */
export function noticesOf(holder: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  const notices = [...folders].map((folder) => notice(folder)).sort();
  return `${holder} holds code of these packages.\n\n${notices.join('\n')}`;
}

/**
 * The package folder, `…/node_modules/react-dom`, of a module; a virtual module of a plugin belongs to no package.
 */
function packageFolder(id: string): string | undefined {
  const [path] = id.replace(/^\0/, '').split('?');
  const parts = resolve(path!).split('/');
  const place = parts.lastIndexOf('node_modules') + 1;
  if (!place) return undefined;
  return parts.slice(0, place + (parts[place]!.startsWith('@') ? 2 : 1)).join('/');
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = globSync('{LICENSE,LICENCE,license}{,.md,.txt}', { cwd: folder });
  if (!files.length) throw new Error(`${name} is bundled and has no licence file to go with it.`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}
