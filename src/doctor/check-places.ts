import { nestedRemedy } from '../diagnosis/check-places.ts';
import type { Registry } from '../runtime/registry.ts';
import { type Finding, mistake, note, tagOf } from './finding.ts';

/** Finds hosts that are in the page's HTML but not in its document, which only a browser can know. */
export function checkLost({ aside }: Registry): Finding[] {
  return [
    ...[...(aside ?? [])].flatMap((part) =>
      [...part.querySelectorAll('[data-island]')].map((host) =>
        mistake(
          'nested-host',
          `${tagOf(host)} was in the content of another host, whose island has taken its place: it cannot mount.`,
          nestedRemedy,
        ),
      ),
    ),
    ...[...document.querySelectorAll('template')]
      .flatMap(({ content }) => content.querySelector('[data-island]') ?? [])
      .map((host) =>
        note(
          'template-host',
          `${tagOf(host)} is in a <template>, and mounts when a script puts it into the page.`,
          'Nothing to do if a script does so. Else move it out of the <template>.',
        ),
      ),
  ];
}
