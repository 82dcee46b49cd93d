import type { Island } from '../runtime/define-island.ts';
import {
  around,
  type Fact,
  type Finding,
  isHost,
  isOpener,
  mistake,
  note,
  suggestion,
  tagOf,
} from './fact.ts';
import { endsParagraph, withoutContent } from './host-elements.ts';
import { meantIslandAttribute } from './island-attributes.ts';
import type { Page } from './page.ts';

/**
 * Checks whether an element can be a host or an opener: no island can mount in some elements, and only a mouse reaches
 * others.
 */
export function checkElement(fact: Fact, page: Page): Finding[] {
  return [...(isHost(fact) ? checkContent(fact, page) : []), ...(isOpener(fact) ? checkPress(fact) : [])];
}

function checkContent(host: Fact, { facts, isDocument }: Page): Finding[] {
  if (withoutContent.includes(host.name))
    return [
      mistake(
        'host-without-content',
        `${tagOf(host)} cannot contain anything, so that no island can mount in it.`,
        'Put data-island on a <div> or another element with content.',
        host,
      ),
    ];
  if (host.name !== 'p') return [];
  // In the HTML the block stands inside the paragraph; in a document the browser has moved it behind the paragraph.
  const block = isDocument
    ? after(host, facts)
    : facts.find(({ name, parent }) => parent === host && endsParagraph.includes(name));
  const ended = block && endsParagraph.includes(block.name) ? block : undefined;
  if (!ended) return [];
  return [
    note(
      'paragraph-host',
      `The host is a <p>, which ends where a form, list or block begins: the <${ended.name}> after it may have been meant as its content.`,
      'Write data-island on a <div>.',
      host,
    ),
  ];
}

function after(host: Fact, facts: readonly Fact[]): Fact | undefined {
  const siblings = facts.filter(({ parent }) => parent === host.parent);
  return siblings[siblings.indexOf(host) + 1];
}

function checkPress(opener: Fact): Finding[] {
  const findings: Finding[] = [];
  if (!isReached(opener))
    findings.push(
      mistake(
        'opener-element',
        `${tagOf(opener)} is no link, button or form: a keyboard does not reach it, and without script nothing happens.`,
        'Make it a link to the same content, or a button of a form.',
        opener,
      ),
    );
  if (isDisabled(opener))
    findings.push(
      note(
        'disabled-opener',
        `${tagOf(opener)} is disabled, so that a press opens nothing.`,
        'Nothing to do if a script of the page enables it in time. Else leave out disabled, also of a <fieldset> around it.',
        opener,
      ),
    );
  return findings;
}

function isReached({ name, attributes }: Fact): boolean {
  if (name === 'input') return /^(submit|button|image)$/i.test(attributes.get('type') ?? '');
  return name === 'button' || name === 'form' || (name === 'a' && attributes.has('href'));
}

/** Whether an opener is disabled, by itself or by a fieldset around it. The legend of a fieldset is never disabled by it. */
function isDisabled(opener: Fact): boolean {
  if (!/^(button|input)$/.test(opener.name)) return false;
  let inner = opener;
  for (let { parent } = opener; parent; { parent } = parent) {
    if (parent.name === 'fieldset' && parent.attributes.has('disabled') && inner.name !== 'legend')
      return true;
    inner = parent;
  }
  return opener.attributes.has('disabled');
}

/** Finds misspelt attributes of the runtime's, whose elements are therefore no hosts. */
export function checkMisspelt(fact: Fact): Finding[] {
  return [...fact.attributes.keys()].flatMap((attribute) => {
    const meant = meantIslandAttribute(attribute);
    if (!meant) return [];
    return mistake(
      'misspelt-island',
      `${tagOf(fact)} has ${attribute}, which means nothing.${suggestion(meant)}`,
      `Write ${meant}.`,
      fact,
    );
  });
}

/** Finds a host that is a link or button, or is inside one. */
export function checkLink(host: Fact, { name, kind }: Island): Finding[] {
  const link = isLink(host) ? host : around(host, isLink);
  if (!link) return [];
  if (kind === 'inline')
    return [
      mistake(
        'host-in-link',
        `${tagOf(host)} is ${link === host ? 'itself' : 'inside'} a ${link.name === 'a' ? 'link' : 'button'}: whoever presses what the island shows presses that, too.`,
        'Put data-island on a <div> around the link or button.',
        host,
      ),
    ];
  if (link !== host || isOpener(host)) return [];
  return [
    mistake(
      'overlay-host',
      `${name} is an overlay: data-island on ${tagOf(host)} does not open it.`,
      `Write data-island-open="${name}" in its place.`,
      host,
    ),
  ];
}

const isLink = ({ name, attributes }: Fact) => name === 'button' || (name === 'a' && attributes.has('href'));
