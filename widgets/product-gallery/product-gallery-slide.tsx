import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { isPlainPress } from '../../src/hooks/plain-press.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useServerNode } from '../../src/runtime/server-node.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { galleryMessages } from './product-gallery.messages.ts';
import { type GalleryPicture, pictureLink } from './product-gallery.state.ts';

interface SlideProps {
  picture: GalleryPicture;
  /** From 1, and of how many. */
  place: readonly [number, number];
  /** The server's `<img>` of this picture, which stays. */
  own: Element | undefined;
  sizes: string | undefined;
  isCurrent: boolean;
  /** Its picture may be loaded. */
  isNear: boolean;
  onEnlarge: (picture: GalleryPicture, link: HTMLElement) => void;
  /** Called when the shopper may be about to enlarge the picture. */
  onNear: () => void;
}

/** A picture, as a link to the large one; of a video the poster, as a link that plays it in place. */
export function ProductGallerySlide({ isCurrent, onEnlarge, onNear, ...shown }: SlideProps): ReactNode {
  const { picture, place } = shown;
  const texts = useTexts(galleryMessages);
  const [isPlaying, setPlaying] = useState(false);
  const { videoPath, imageAlt, imagePath, imagePathHiRes } = picture;
  const alt = imageAlt || fillIn(texts.galleryPicture, ...place);

  function handlePress(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (videoPath) setPlaying(true);
    else onEnlarge(picture, event.currentTarget);
  }

  if (videoPath && isPlaying)
    return (
      <li className="si-gallery__slide">
        <Video {...{ picture, isCurrent }} label={alt} />
      </li>
    );
  return (
    <li className="si-gallery__slide">
      <a
        className="si-gallery__link"
        href={pictureLink(videoPath ?? imagePathHiRes ?? imagePath)}
        aria-label={fillIn(videoPath ? texts.galleryPlay : texts.galleryEnlarge, alt)}
        // Tab goes to the picture in view, and from there out of the list.
        tabIndex={isCurrent ? undefined : -1}
        draggable={false}
        onClick={handlePress}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <SlidePicture {...shown} />
        {videoPath ? (
          <span className="si-gallery__play">
            <Icon name="M8 5v14l11-7z" />
          </span>
        ) : (
          <span className="si-gallery__hint">
            <Icon name="M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7" />
          </span>
        )}
      </a>
    </li>
  );
}

function SlidePicture({
  picture,
  own,
  sizes,
  isNear,
  place: [nth],
}: Pick<SlideProps, 'picture' | 'own' | 'sizes' | 'isNear' | 'place'>) {
  const place = useServerNode<HTMLSpanElement>(own);
  if (own) return <span ref={place} className="si-gallery__image" data-server-content="" />;
  const { srcset, imagePath } = picture;
  return (
    <span className="si-gallery__image">
      <img
        // The link is named; a screen reader would read it twice.
        alt=""
        // Before the source: Safari loads at once what has no `loading` yet.
        loading={nth === 1 ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        sizes={isNear && srcset ? sizes : undefined}
        srcSet={isNear ? srcset : undefined}
        src={isNear ? imagePath : undefined}
        onError={markBroken}
        onLoad={markWhole}
      />
    </span>
  );
}

// An attribute instead of state; the same element may show another picture later.
function markBroken({ currentTarget }: SyntheticEvent) {
  currentTarget.setAttribute('data-broken', '');
}

function markWhole({ currentTarget }: SyntheticEvent) {
  currentTarget.removeAttribute('data-broken');
}

interface VideoProps {
  picture: GalleryPicture;
  isCurrent: boolean;
  label: string;
}

/** Plays while it is in view; the shopper has pressed it. */
function Video({ picture: { videoPath, imagePath }, isCurrent, label }: VideoProps) {
  const texts = useTexts(galleryMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isCurrent) video.current?.pause();
  }, [isCurrent]);
  useEffect(() => video.current?.focus({ preventScroll: true }), []);

  if (hasFailed)
    return (
      <div className="si-gallery__failed" role="alert">
        <p>{texts.galleryVideoFailed}</p>
        <p>
          <a href={pictureLink(videoPath)}>{texts.galleryVideoOpen}</a>
        </p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the page gives no captions
    <video
      ref={video}
      className="si-gallery__video"
      aria-label={label}
      src={videoPath}
      poster={imagePath}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
    />
  );
}
