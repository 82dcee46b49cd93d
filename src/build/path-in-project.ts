import { relative } from 'node:path';

/**
 * A module's path inside the project, which the build runs in, without its query: `src/ui/button.tsx`. The folders above
 * the project have names of their own, such as `src` or `widgets`, and say nothing of a module.
 */
export function pathInProject(id: string, project = process.cwd()): string {
  return relative(project, id.replace(/\?.*/, '')).replaceAll('\\', '/');
}
