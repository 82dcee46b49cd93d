/*
 * Stand-ins for the browser interfaces that a test's DOM may lack. They behave as in a page without layout: nothing
 * scrolls, and nothing comes into view.
 */

/** An observer that reports nothing: without layout nothing intersects. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A `MessageChannel` of timers, because an open channel of Node keeps the process alive. */
export class TimerChannel {
  port1 = new TimerPort();
  port2 = new TimerPort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class TimerPort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: TimerPort | undefined;

  postMessage(data: unknown): void {
    setTimeout(() => this.other?.onmessage?.({ data }));
  }

  close(): void {
    this.onmessage = null;
  }
}

/** Answers queries of the viewport's width; every other feature is absent. */
export function matchMedia(media: string): Partial<MediaQueryList> {
  const features = [...media.matchAll(/\(([^)]*)\)/g)].map(([, feature]) => feature!);
  const isMet = (feature: string) => {
    const [, end, width] = /^\s*(min|max)-width:\s*([\d.]+)px/.exec(feature) ?? [];
    if (!end) return false;
    return end === 'min' ? innerWidth >= Number(width) : innerWidth <= Number(width);
  };
  return {
    media,
    matches: features.length > 0 && features.every(isMet),
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => true,
  };
}

/** `CSS`, of which only `escape` works without a style engine. */
export const css = {
  escape(text: string): string {
    const chars = [...`${text}`];
    return chars
      .map((char, nth) => {
        const code = char.codePointAt(0)!;
        const isLeading = nth === 0 || (nth === 1 && chars[0] === '-');
        if (code === 0) return '\uFFFD';
        if (code < 0x20 || code === 0x7f || (isLeading && /\d/.test(char))) return `\\${code.toString(16)} `;
        if (code >= 0x80 || (/[\w-]/.test(char) && `${text}` !== '-')) return char;
        return `\\${char}`;
      })
      .join('');
  },
  supports: () => false,
};

/** The methods of `HTMLDialogElement`, without a top layer. */
export const dialogMethods = {
  show(this: HTMLDialogElement): void {
    this.setAttribute('open', '');
  },
  showModal(this: HTMLDialogElement): void {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    if (returnValue !== undefined) this.returnValue = returnValue;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
};

/** Without layout there is nowhere to scroll to. */
export const scrollMethods = { scroll() {}, scrollTo() {}, scrollBy() {} };
