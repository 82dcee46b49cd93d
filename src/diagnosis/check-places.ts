import { around, type Fact, type Finding, hostOf, isHost, mistake, tagOf } from './fact.ts';
import type { Page } from './page.ts';

/** Finds hosts in which nothing mounts because of their place, and JSON scripts that nothing reads. */
export function checkPlaces(page: Page): Finding[] {
  const { facts } = page;
  const hosts = facts.filter(isHost);
  return [
    ...hosts.flatMap((host) => [...checkNested(host, page), ...checkSelect(host)]),
    ...facts
      .filter(isHidden)
      .map((fact) =>
        mistake(
          'noscript-host',
          'A host is in <noscript>, which is empty where scripts run.',
          'Move the host out of it; its content is what shows without script.',
          fact,
        ),
      ),
    ...facts.filter(({ attributes }) => attributes.has('data-island-props')).flatMap(checkScript),
  ];
}

const isHidden = ({ name, text }: Fact) => name === 'noscript' && /<[^>]*\sdata-island\s*=/.test(text);

export const nestedRemedy =
  'Move it before or after that host. If it stands there in the HTML, that host has no end tag: <div … /> closes nothing.';

/** Finds a host in the server's content of another host. */
function checkNested(host: Fact, { islandOf }: Page): Finding[] {
  const outer = around(host, isHost);
  const isCarrier = islandOf(outer?.attributes.get('data-island') ?? '')?.kind === 'overlay';
  // An outer host that is not closed has a finding of its own, and is the only reason why this one is inside it.
  if (!outer || isCarrier || outer.isSlashed || host.isSlashed) return [];
  return [
    mistake(
      'nested-host',
      `${tagOf(host)} is in the content of ${tagOf(outer)}, and goes with it when that island shows its own.`,
      nestedRemedy,
      host,
    ),
  ];
}

function checkSelect(host: Fact): Finding[] {
  if (!around(host, ({ name }) => name === 'select')) return [];
  return [
    mistake(
      'host-in-select',
      `${tagOf(host)} is in a <select>: browsers remove it, or show none of it.`,
      'Move it out of the <select>.',
      host,
    ),
  ];
}

/** Finds JSON scripts that the browser runs as scripts, or that nothing reads. */
function checkScript(script: Fact): Finding[] {
  if (script.name !== 'script')
    return [
      mistake(
        'props-script-type',
        `data-island-props is on ${tagOf(script)}, so that nobody reads it.`,
        'Write it on a <script type="application/json"> inside the host.',
        script,
      ),
    ];
  if (script.attributes.get('type') !== 'application/json')
    return [
      mistake(
        'props-script-type',
        'A script with data-island-props is run as a script, too, because it has no type="application/json".',
        'Write type="application/json" into its tag.',
        script,
      ),
    ];
  if (hostOf(script)) return [];
  return [
    mistake(
      'props-script-place',
      'A script with data-island-props is in no host, so that nobody reads it.',
      'Move it into the host that it is for.',
      script,
    ),
  ];
}

/**
 * Finds mistakes that only the HTML shows, because the browser repairs them, and attributes that only the library may
 * write.
 */
export function checkHtml(host: Fact): Finding[] {
  const findings: Finding[] = [];
  const { parent } = host;
  if (host.isSlashed)
    findings.push(
      mistake(
        'slashed-host',
        `The / of ${tagOf(host)} closes nothing, so that what follows is its content.`,
        `Write </${host.name}>.`,
        host,
      ),
    );
  if (/^(table|thead|tbody|tfoot|tr)$/.test(parent?.name ?? '') && !/^(t\w+|caption)$/.test(host.name))
    findings.push(
      mistake(
        'host-in-table',
        `${tagOf(host)} is in a <${parent!.name}> and in no cell: browsers move it before the table.`,
        'Put it into a <td>.',
        host,
      ),
    );
  if (host.attributes.has('data-island-status'))
    findings.push(
      mistake(
        'status-in-html',
        `${tagOf(host)} has data-island-status, which only the library writes.`,
        'Leave it out. A host that is "off" does not mount.',
        host,
      ),
    );
  return findings;
}
