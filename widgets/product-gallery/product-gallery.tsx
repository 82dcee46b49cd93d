import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { galleryPictures, mostDots, pictureKey } from '../../src/domain/product/gallery.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { Elements } from '../../src/ui/elements.ts';
import { Icon } from '../../src/ui/icon.tsx';
import type { ProductGalleryProps } from './product-gallery.island.ts';
import { galleryMessages } from './product-gallery.messages.ts';
import { type GalleryPicture, keyGoal, serverPicture, useGallery } from './product-gallery.state.ts';
import { ProductGallerySlide } from './product-gallery-slide.tsx';
import { ProductGalleryThumbnails } from './product-gallery-thumbnails.tsx';
import { useZoom } from './product-gallery-zoomed.tsx';

/** The pictures of a product, the chosen option's first (decision 110); the server's content if there are none. */
export function ProductGallery({ pictures, picture, heading }: ProductGalleryProps): ReactNode {
  const shown: GalleryPicture[] = galleryPictures(pictures, picture);
  return shown.length ? <Gallery pictures={shown} chosen={picture} heading={heading} /> : <ServerContent />;
}

interface GalleryProps {
  pictures: GalleryPicture[];
  chosen: string | undefined;
  heading: string | undefined;
}

function Gallery({ pictures, chosen, heading }: GalleryProps) {
  const island = useIsland();
  const texts = useTexts(galleryMessages);
  const [own] = useState(() => serverPicture(island.host, pictures[0]!));
  const { strip, current, isNear, go } = useGallery(pictures, chosen);
  const zoom = useZoom(pictures, (index) => go(index, 'focus'));
  const layer: Elements = zoom.layer;
  const isAlone = pictures.length === 1;

  function handleKey(event: KeyboardEvent) {
    const to = keyGoal(event, { current, count: pictures.length });
    if (to !== undefined) go(to, 'focus');
  }

  return (
    <section
      className="si-gallery"
      aria-label={heading ?? texts.galleryPictures}
      data-alone={isAlone || undefined}
    >
      <div className="si-gallery__stage">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul ref={strip} className="si-gallery__strip" role="list" onKeyDown={handleKey}>
          {pictures.map((one, index) => (
            <ProductGallerySlide
              key={pictureKey(one)}
              picture={one}
              place={[index + 1, pictures.length]}
              own={own && pictureKey(one) === own.key ? own.node : undefined}
              sizes={own?.sizes}
              isCurrent={index === current}
              isNear={isNear(one, index)}
              onEnlarge={zoom.open}
              onNear={zoom.prepare}
            />
          ))}
        </ul>
        {!isAlone && (
          <>
            <Arrow
              to="previous"
              label={texts.galleryPrevious}
              isAtEnd={current === 0}
              onPress={() => go(current - 1)}
            />
            <Arrow
              to="next"
              label={texts.galleryNext}
              isAtEnd={current === pictures.length - 1}
              onPress={() => go(current + 1)}
            />
          </>
        )}
      </div>
      {!isAlone && <ProductGalleryThumbnails {...{ pictures, current, go }} />}
      {!isAlone && <ProductGalleryPlace count={pictures.length} current={current} />}
      {layer}
    </section>
  );
}

interface ArrowProps {
  to: 'previous' | 'next';
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
}

function Arrow({ to, label, isAtEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className="si-gallery__arrow"
      data-to={to}
      aria-label={label}
      // Not `disabled`: it keeps the focus.
      aria-disabled={isAtEnd || undefined}
      onClick={() => isAtEnd || onPress()}
    >
      <Icon name={to} />
    </button>
  );
}

/** Where the strip stands, on phones: a counter, and dots while they can be told apart. The list itself says it to screen readers. */
function ProductGalleryPlace({ count, current }: { count: number; current: number }): ReactNode {
  const { galleryCounter } = useTexts(galleryMessages);
  return (
    <div className="si-gallery__place" aria-hidden="true">
      {count <= mostDots && (
        <span className="si-gallery__dots">
          {[...Array(count).keys()].map((index) => (
            <i key={index} data-current={index === current || undefined} />
          ))}
        </span>
      )}
      <span className="si-gallery__counter">{fillIn(galleryCounter, current + 1, count)}</span>
    </div>
  );
}
