import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { pictureKey } from '../../src/domain/product/gallery.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { galleryMessages } from './product-gallery.messages.ts';
import { type GalleryPicture, type Go, keyGoal } from './product-gallery.state.ts';

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  go: Go;
}

/** The pictures once more, small: beside the strip where there is room. */
export function ProductGalleryThumbnails({ pictures, current, go }: ThumbnailsProps): ReactNode {
  const texts = useTexts(galleryMessages);
  const list = useRef<HTMLUListElement>(null);

  // Not scrollIntoView(), which may move the page.
  useEffect(() => {
    const { children, clientHeight } = list.current!;
    const { offsetTop, offsetHeight } = children[current] as HTMLElement;
    list.current!.scroll({ top: offsetTop - (clientHeight - offsetHeight) / 2, behavior: 'instant' });
  }, [current]);

  function handleKey(event: KeyboardEvent) {
    const to = keyGoal(event, { current, count: pictures.length, isColumn: true });
    if (to === undefined) return;
    go(to);
    list.current!.children[to]!.querySelector('button')!.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul ref={list} className="si-gallery__thumbnails" role="list" onKeyDown={handleKey}>
      {pictures.map((one, index) => (
        <li key={pictureKey(one)}>
          <button
            type="button"
            className="si-gallery__thumbnail"
            aria-label={labelOf(one, index)}
            aria-current={index === current || undefined}
            tabIndex={index === current ? undefined : -1}
            onClick={() => go(index)}
          >
            <img
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              sizes={one.thumbnailPath ? undefined : '72px'}
              srcSet={one.thumbnailPath ? undefined : one.srcset}
              src={one.thumbnailPath ?? one.imagePath}
            />
            {one.videoPath && <Icon name="M8 5v14l11-7z" />}
          </button>
        </li>
      ))}
    </ul>
  );

  function labelOf({ imageAlt }: GalleryPicture, index: number): string {
    const [place, count] = [index + 1, pictures.length];
    return imageAlt
      ? `${imageAlt}, ${fillIn(texts.galleryPlace, place, count)}`
      : fillIn(texts.galleryPicture, place, count);
  }
}
