import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version that the built files name: `0.4.0` in a release, and `0.4.0+63cd9c4`, with the commit, in any other build
 * from a clone, so that two builds of one version can be told apart.
 */
export function buildVersion(declared: string, isRelease: boolean, project = process.cwd()): string {
  // A copy without history may lie in another project's repository, whose commit says nothing.
  if (isRelease || !existsSync(join(project, '.git'))) return declared;
  try {
    const git = ['rev-parse', '--short', 'HEAD'];
    return `${declared}+${execFileSync('git', git, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim()}`;
  } catch {
    // There is no git here, or no commit yet.
    return declared;
  }
}
