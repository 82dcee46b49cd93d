import type { Report } from './examine.ts';
import { type Finding, tagOf } from './finding.ts';
import type { HostState } from './host-states.ts';
import { Marker } from './marker.ts';
import { panelStyle } from './panel-style.ts';

/** A button in the list, and its entry. */
interface Shown {
  show: HTMLElement;
  about: Element;
  /** The finding's kind, or `host`. */
  id: string;
  what: string;
}

/**
 * The panel of the doctor, in a shadow root of its own: the page's styles do not reach it, and its styles do not
 * reach the page.
 */
export class Panel {
  isOpen = true;
  readonly #host = document.createElement('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #region = element('section', { 'aria-label': 'Doctor of storefront-islands' });
  readonly #status = element('p', { role: 'status', class: 'summary' });
  readonly #body = element('div', { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Findings' });
  readonly #marker: Marker;
  readonly #examine: () => Report;
  readonly #onClose: () => void;
  #isFolded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn = '';
  #shown: Shown[] = [];

  constructor(examine: () => Report, onClose: () => void) {
    this.#examine = examine;
    this.#onClose = onClose;
    this.#host.setAttribute('data-island-doctor', '');
    // The page's own rules may reach the element that carries the shadow root.
    for (const [property, value] of Object.entries(hostStyle))
      this.#host.style.setProperty(property, value, 'important');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyle);
    this.#root.adoptedStyleSheets = [sheet];
    this.#marker = new Marker(this.#root);
    this.#region.append(this.#header(), this.#status, this.#body);
    this.#root.append(this.#region);
    document.documentElement.append(this.#host);
  }

  /** Schedules the next examination, even on a page that never stops changing. */
  renewSoon(): void {
    this.#timer ??= setTimeout(() => this.renew(), 300);
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.isOpen) return;
    const report = this.#examine();
    const drawn = JSON.stringify([
      report.loading,
      report.findings.map(({ id, what }) => [id, what]),
      report.hosts.map(({ name, status, words }) => [name, status, words]),
    ]);
    // Without a change nothing is rendered again, so that the reader is not interrupted.
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const keepFocus = this.#keepFocus();
    this.#draw(report);
    keepFocus();
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.#timer);
    this.#marker.clear();
    this.#host.replaceWith();
    this.#onClose();
  }

  #header(): Element {
    const fold = button('Fold', () => {
      this.#isFolded = !this.#isFolded;
      this.#region.toggleAttribute('data-folded', this.#isFolded);
      fold.textContent = this.#isFolded ? 'Unfold' : 'Fold';
      fold.setAttribute('aria-expanded', String(!this.#isFolded));
    });
    fold.setAttribute('aria-expanded', 'true');
    const header = element('header');
    header.append(
      element('h2', {}, 'Islands on this page'),
      fold,
      button('Close', () => this.close()),
    );
    return header;
  }

  /**
   * Called before the list is rendered again.
   * @returns a function for afterwards, which restores the focus to the same button
   */
  #keepFocus(): () => void {
    const focused = this.#shown.find(({ show }) => show === this.#root.activeElement);
    return () => {
      if (!focused) return;
      const same = this.#shown.filter(({ about, id }) => about === focused.about && id === focused.id);
      const { show } = same.find(({ what }) => what === focused.what) ?? same[0] ?? { show: this.#body };
      show.focus({ preventScroll: true });
    };
  }

  #draw({ version, findings, hosts, loading }: Report): void {
    const mistakes = findings.filter(({ level }) => level === 'mistake');
    const notes = findings.filter(({ level }) => level === 'note');
    const waiting = hosts.filter(({ status }) => status === 'pending').length;
    const counts = [
      count(mistakes.length, 'mistake'),
      notes.length ? count(notes.length, 'note') : '',
      count(hosts.length, 'host'),
      waiting ? `${waiting} waiting` : '',
      loading ? `files of ${count(loading, 'widget')} on their way` : '',
      version ? `version ${version}` : '',
    ];
    this.#status.textContent = counts.filter(Boolean).join(' · ');
    this.#region.toggleAttribute('data-healthy', !mistakes.length && !loading);
    const scrolled = this.#body.scrollTop;
    this.#shown = [];
    this.#body.replaceChildren(
      ...this.#list(
        'Mistakes',
        mistakes.map((finding) => this.#finding(finding)),
      ),
      ...this.#list(
        'Hosts',
        hosts.map((host) => this.#hostState(host)),
      ),
      ...this.#list(
        'Worth knowing',
        notes.map((finding) => this.#finding(finding)),
      ),
    );
    this.#body.scrollTop = scrolled;
  }

  #list(title: string, items: Element[]): Element[] {
    if (!items.length) return [];
    const list = element('ul');
    list.append(...items);
    return [element('h3', {}, title), list];
  }

  #finding({ id, level, what, remedy, element: about }: Finding): Element {
    const item = element('li', { 'data-finding': id, class: level });
    item.append(element('p', { class: 'what' }, what), element('p', { class: 'remedy' }, remedy));
    if (about) item.append(this.#showButton({ about, id, what }, tagOf(about)));
    return item;
  }

  #hostState({ element: about, name, status, words }: HostState): Element {
    const item = element('li', { 'data-status': status, class: 'host' });
    const line = element('p');
    line.append(element('strong', {}, name || '(no name)'), ` ${words}`);
    item.append(line, this.#showButton({ about, id: 'host', what: name }, name));
    return item;
  }

  #showButton(shown: Omit<Shown, 'show'>, name: string): Element {
    const show = button('Show', () => this.#marker.mark(shown.about));
    this.#shown.push({ ...shown, show });
    show.setAttribute('aria-label', `Show ${name} on the page`);
    return show;
  }
}

const hostStyle = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  'pointer-events': 'none',
  'z-index': '2147483647',
};

function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}

function element(name: string, attributes: Record<string, string> = {}, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

function button(label: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}
