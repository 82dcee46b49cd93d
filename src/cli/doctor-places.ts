import type { Island } from '../runtime/define-island.ts';
import type { Mistake } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

/** Hosts in places where nothing mounts or stays mounted, and attributes that only the runtime may write. */
export function placeMistakes(elements: HtmlElement[], islands: readonly Island[]): Mistake[] {
  return [
    ...elements
      .filter(({ attributes }) => attributes.has('data-island'))
      .flatMap((host) => {
        const island = islands.find(({ name }) => name === host.attributes.get('data-island'));
        return [...nesting(host, islands), ...linking(host, island), ...placing(host)].map((message) => ({
          line: host.line,
          message,
        }));
      }),
    ...elements
      .filter(({ name, text }) => name === 'noscript' && /<[^>]*\sdata-island\s*=/.test(text))
      .map(({ line }) => ({
        line,
        message: 'A host is in <noscript>, which is empty where scripts run: move the host out of it.',
      })),
  ];
}

const tagOf = ({ name, attributes }: HtmlElement) =>
  `<${name} data-island="${attributes.get('data-island')}">`;

/** The nearest element around it that fits. */
function around({ parent }: HtmlElement, fits: (one: HtmlElement) => boolean): HtmlElement | undefined {
  return !parent || fits(parent) ? parent : around(parent, fits);
}

function nesting(host: HtmlElement, islands: readonly Island[]): string[] {
  if (host.isSlashed)
    return [
      `The / of ${tagOf(host)} closes nothing, so that what follows is its content: write </${host.name}>.`,
    ];
  const outer = around(host, ({ attributes }) => attributes.has('data-island'));
  // The unclosed outer host is reported already: the hosts after it are inside it only for that reason.
  if (!outer || outer.isSlashed) return [];
  const isCarrier = islands.some(
    ({ name, kind }) => kind === 'overlay' && name === outer.attributes.get('data-island'),
  );
  if (isCarrier) return [];
  return [
    `${tagOf(host)} is in the content of ${tagOf(outer)} (line ${outer.line}), and goes with it when that island shows its own: move it before or after that host.`,
  ];
}

const isLink = ({ name, attributes }: HtmlElement) =>
  name === 'button' || (name === 'a' && attributes.has('href'));

function linking(host: HtmlElement, island: Island | undefined): string[] {
  const link = isLink(host) ? host : around(host, isLink);
  if (!link || !island) return [];
  if (island.kind === 'inline')
    return [
      `${tagOf(host)} is ${link === host ? 'itself' : 'inside'} a ${link.name === 'a' ? 'link' : 'button'}: whoever presses what the island shows presses that, too. Put data-island on a <div> around it.`,
    ];
  if (link !== host || host.attributes.has('data-island-open')) return [];
  return [
    `"${island.name}" is an overlay, and data-island on a link or button does not open it: write data-island-open="${island.name}".`,
  ];
}

function placing(host: HtmlElement): string[] {
  const messages: string[] = [];
  if (around(host, ({ name }) => name === 'select'))
    messages.push(`${tagOf(host)} is in a <select>: browsers remove it. Move it out.`);
  if (/^(table|thead|tbody|tfoot|tr)$/.test(host.parent?.name ?? '') && !/^(t\w+|caption)$/.test(host.name))
    messages.push(
      `${tagOf(host)} is in a <${host.parent!.name}> and in no cell: browsers move it before the table. Put it into a <td>.`,
    );
  if (host.attributes.has('data-island-status'))
    messages.push(
      `${tagOf(host)} has data-island-status, which only the library writes: leave it out. A host that is "off" does not mount.`,
    );
  return messages;
}
