import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProductPicture } from '../../src/contract/product/pictures.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pictureKey } from '../../src/domain/product/gallery.ts';
import { isPlainPress } from '../../src/hooks/plain-press.ts';
import { announce } from '../../src/page/announce.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { galleryMessages } from './product-gallery.messages.ts';

/** A picture of the page, or the chosen option's, of which only the path is known. */
export type GalleryPicture = Partial<ProductPicture> & Pick<ProductPicture, 'imagePath'>;

/** The server's own `<img>` of a picture, with the `<picture>` around it, if any: the page's largest paint. */
export interface ServerPicture {
  key: string;
  node: Element;
  sizes: string | undefined;
}

/** Finds a picture among those of the server's content: by its path, or by that of the link around it. */
export function serverPicture(host: Element, picture: GalleryPicture): ServerPicture | undefined {
  const paths = [picture.imagePath, picture.imagePathHiRes];
  for (const image of host.querySelectorAll('img')) {
    const link = image.closest('a')?.getAttribute('href') ?? undefined;
    if (!paths.includes(image.getAttribute('src') ?? '') && !(link && paths.includes(link))) continue;
    const node = image.closest('picture') ?? image;
    return { key: pictureKey(picture), node, sizes: image.getAttribute('sizes') ?? undefined };
  }
  return undefined;
}

/** The longest time of a smooth scroll; pictures that it passes do not count as seen. */
const glideMs = 700;

export type Go = (to: number, more?: 'focus') => void;

/** The picture in view, and the functions that bring another one into view. The page itself never scrolls. */
export function useGallery(pictures: readonly GalleryPicture[], chosen: string | undefined) {
  const strip = useRef<HTMLUListElement>(null);
  const keys = pictures.map(pictureKey);
  const [shown, setShown] = useState(keys[0]!);
  const glide = useRef({ goal: 0, until: 0 });
  const seen = useRef(new Set<string>());
  const current = Math.max(0, keys.indexOf(shown));
  const isAt = useRef({ chosen, keys });

  // Another option's pictures: the strip begins again, with its first one, unless that in view is among them and nothing
  // else was chosen.
  useLayoutEffect(() => {
    const before = isAt.current;
    isAt.current = { chosen, keys };
    if (before.keys.join() === keys.join()) return;
    const to = before.chosen === chosen ? current : 0;
    setShown(keys[to]!);
    scroll(strip.current!, to, 'instant');
  });

  useEffect(() => {
    const list = strip.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = [...list.children].indexOf(target);
          const isPassed = performance.now() < glide.current.until && index !== glide.current.goal;
          if (intersectionRatio >= 0.6 && !isPassed) setShown(isAt.current.keys[index]!);
        }
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  });

  const go: Go = (wanted, more) => {
    const to = Math.max(0, Math.min(wanted, keys.length - 1));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || Math.abs(to - current) !== 1;
    const behavior = isStill ? 'instant' : 'smooth';
    glide.current = { goal: to, until: performance.now() + glideMs };
    setShown(keys[to]!);
    scroll(strip.current!, to, behavior);
    const slide = strip.current!.children[to]!;
    if (more) slide.querySelector<HTMLElement>('a, video')?.focus({ preventScroll: true });
    else announce(fillIn(pageTexts(galleryMessages).galleryPicture, to + 1, keys.length));
  };

  /** Near the one in view, or seen before: nothing else is loaded. */
  function isNear(picture: GalleryPicture, index: number): boolean {
    if (Math.abs(index - current) <= 1) seen.current.add(picture.imagePath);
    return seen.current.has(picture.imagePath);
  }

  return { strip, current, isNear, go };
}

/** The picture that a key leads to, if it leads to one; in a column the vertical arrow keys do, too. */
export function keyGoal(
  event: KeyboardEvent,
  { current, count, isColumn }: { current: number; count: number; isColumn?: boolean },
): number | undefined {
  const { key, target, currentTarget } = event;
  // The browser's controls of a video have keys of their own.
  if (!isPlainPress(event) || (target as Element).matches('video')) return undefined;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const goals: Record<string, number> = {
    [isMirrored ? 'ArrowLeft' : 'ArrowRight']: current + 1,
    [isMirrored ? 'ArrowRight' : 'ArrowLeft']: current - 1,
    Home: 0,
    End: count - 1,
    ...(isColumn && { ArrowDown: current + 1, ArrowUp: current - 1 }),
  };
  if (!Object.hasOwn(goals, key)) return undefined;
  event.preventDefault();
  return Math.max(0, Math.min(goals[key]!, count - 1));
}

function scroll(list: HTMLElement, to: number, behavior: ScrollBehavior): void {
  const left =
    (list.children[to] as HTMLElement).offsetLeft - (list.firstElementChild as HTMLElement).offsetLeft;
  // Not scrollTo(): Prototype.js has one of its own, which scrolls the window.
  list.scroll({ left, behavior });
}

/** The address of a picture or a video, which may be another site's; undefined if it is no address of a file. */
export function pictureLink(path: string | undefined): string | undefined {
  if (!path || !URL.canParse(path, document.baseURI)) return undefined;
  const { href, protocol } = new URL(path, document.baseURI);
  return /^https?:$/.test(protocol) ? href : undefined;
}
