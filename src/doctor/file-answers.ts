import { widgetNames } from '../runtime/load-widget.ts';

/** A file whose response cannot be used, and what to do. */
export interface Refusal {
  what: string;
  remedy: string;
}

const bare = (url: string) => url.replace(/[?#].*/, '');

/** The server's last answer for a file, if its status or type keeps a script or stylesheet from loading. */
export function refusalOf(url: string): Refusal | undefined {
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    contentType?: string;
  })[];
  const last = entries.findLast(({ name }) => bare(name) === bare(url));
  if (!last) return undefined;
  const { responseStatus: status, contentType } = last;
  if (status >= 400) return { what: `was answered with ${status}`, remedy: remedyOf(status) };
  if (!contentType || /javascript|ecmascript|css/.test(contentType)) return undefined;
  return {
    what: `came as ${contentType}`,
    remedy:
      'Send scripts as text/javascript and stylesheets as text/css. If it is HTML, a page came in the file’s place: is its address right?',
  };
}

function remedyOf(status: number): string {
  if (status === 401 || status === 403)
    return 'Let the server send the files to everybody, without a sign-in.';
  if (status < 500)
    return 'Deploy every file of the build in one folder, and let the tags name that folder; a relative address also depends on <base href>.';
  return 'The server fails: see its log.';
}

/** The files of a folder that a widget needs and that were refused, by their paths in it. */
export function refusedFiles(folder: string, widget: string): (Refusal & { path: string })[] {
  const others = widgetNames.filter((name) => name !== widget);
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => bare(name))
    .filter((url) => url.startsWith(folder) && /\.(js|css)$/.test(url))
    .map((url) => url.slice(folder.length))
    .filter((path) => !others.includes(path.replace(/^widgets\/|\.\w+$/g, '')));
  return [...new Set(paths)].flatMap((path) => {
    const refusal = refusalOf(folder + path);
    return refusal ? [{ ...refusal, path }] : [];
  });
}
