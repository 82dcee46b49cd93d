import { afterEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';

/** A host's IntersectionObserver, whose entries the test reports. */
class Observer {
  static all: Observer[] = [];
  target: Element | undefined;
  isDisconnected = false;
  tell: (...entries: object[]) => void;

  constructor(tell: (entries: object[], observer: Observer) => void) {
    this.tell = (...entries) => tell(entries, this);
    Observer.all.push(this);
  }
  observe(target: Element) {
    this.target = target;
  }
  unobserve() {}
  disconnect() {
    this.isDisconnected = true;
  }
}

afterEach(() => {
  Observer.all = [];
});

describe('the reserved space', () => {
  async function failedInView() {
    const page = openTestPage(examples['service unavailable']);
    vi.stubGlobal('IntersectionObserver', Observer);
    const island = await renderIsland(recommendationCarousel, examples['service unavailable'], { on: page });
    await vi.waitFor(() => expect(island.status()).toBe('failed'));
    const observer = Observer.all.find(({ target }) => target === island.host)!;
    return { island, observer };
  }

  test('stays while the host is in the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: true, boundingClientRect: { top: 400 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
    expect(observer.isDisconnected).toBe(false);
  });

  test('is released once the host is below the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: false, boundingClientRect: { top: 4000 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(true);
    expect(observer.isDisconnected).toBe(true);
  });

  test('stays while the host is above the viewport', async () => {
    const { island, observer } = await failedInView();
    observer.tell({ isIntersecting: false, boundingClientRect: { top: -1200 } });
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
    expect(observer.isDisconnected).toBe(false);
  });

  test('stays if the host scrolled into the viewport before the observer reported', async () => {
    const { island, observer } = await failedInView();
    observer.tell(
      { isIntersecting: false, boundingClientRect: { top: 4000 } },
      { isIntersecting: true, boundingClientRect: { top: 300 } },
    );
    expect(island.host.hasAttribute('data-island-empty')).toBe(false);
  });
});
