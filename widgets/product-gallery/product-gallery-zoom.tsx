import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { pictureKey } from '../../src/domain/product/gallery.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Icon, type IconProps } from '../../src/ui/icon.tsx';
import { galleryMessages } from './product-gallery.messages.ts';
import type { GalleryPicture } from './product-gallery.state.ts';
import { usePanZoom } from './product-gallery-pan-zoom.ts';

interface ZoomProps {
  pictures: readonly GalleryPicture[];
  /** The key of the picture that was pressed. */
  first: string;
  opener: HTMLElement | undefined;
  /** The shopper has gone back, so the layer closes. */
  isLeft: boolean | undefined;
  /** Called with the index of the picture that the layer showed last. */
  onClose: (index: number) => void;
}

/** The large pictures, one at a time: pinch, double press, wheel, buttons and keys enlarge, a drag moves or leads on. */
export function ProductGalleryZoom({ pictures, first, opener, isLeft, onClose }: ZoomProps): ReactNode {
  const texts = useTexts(galleryMessages);
  const [key, setKey] = useState(first);
  const stage = useRef<HTMLDivElement>(null);
  const videoless = pictures.filter(({ videoPath }) => !videoPath);
  // Another option's pictures may have come meanwhile: then the first of them shows.
  const current = Math.max(
    0,
    videoless.findIndex((one) => pictureKey(one) === key),
  );
  const picture = videoless[current];
  const count = videoless.length;

  function go(to: number) {
    const next = videoless[to];
    if (!next) return;
    reset();
    setKey(pictureKey(next));
    announce(textOf(next, to));
  }
  const { scale, isLarge, zoomBy, panBy, reset } = usePanZoom(stage, (by) => go(current + by));

  useEffect(() => {
    if (isLeft || !picture) closeDialog(stage.current!);
  }, [isLeft, picture]);

  function textOf({ imageAlt }: GalleryPicture, index: number): string {
    const place = fillIn(texts.galleryPlace, index + 1, count);
    return imageAlt ? `${imageAlt}, ${place}` : fillIn(texts.galleryPicture, index + 1, count);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key: pressed, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[pressed];
    if (arrow && isLarge()) panBy(arrow[0]!, arrow[1]!);
    else if (arrow?.[0]) go(current + arrow[0] * (isMirrored() ? -1 : 1));
    else if (/^[+=]$/.test(pressed)) zoomBy(2);
    else if (pressed === '-') zoomBy(0.5);
    else if (pressed === '0') reset();
    else return;
    event.preventDefault();
  });
  // On the dialog, whose title has the focus at first.
  useOnMount(() => {
    const dialog = stage.current!.closest('dialog')!;
    const listen = (event: KeyboardEvent) => handleKey(event);
    dialog.addEventListener('keydown', listen);
    return () => dialog.removeEventListener('keydown', listen);
  });
  const isMirrored = () => getComputedStyle(stage.current!).direction === 'rtl';

  return (
    <Dialog
      title={texts.galleryPictures}
      kind="screen"
      opener={opener}
      onClose={() => onClose(Math.max(0, picture ? pictures.indexOf(picture) : 0))}
    >
      <div className="si-gallery-zoom">
        <div ref={stage} className="si-gallery-zoom__stage" data-scale={scale > 1 ? 'large' : 'whole'}>
          {picture && <LargePicture key={pictureKey(picture)} {...picture} alt={textOf(picture, current)} />}
        </div>
        <ZoomControls {...{ current, count, scale, zoomBy }} onGo={go} />
      </div>
    </Dialog>
  );
}

interface ZoomControlsProps {
  current: number;
  count: number;
  scale: number;
  zoomBy: (by: number) => void;
  onGo: (to: number) => void;
}

function ZoomControls({ current, count, scale, zoomBy, onGo }: ZoomControlsProps) {
  const texts = useTexts(galleryMessages);
  return (
    <div className="si-gallery-zoom__controls">
      {count > 1 && (
        <ZoomButton
          icon="previous"
          label={texts.galleryPrevious}
          isAtEnd={current === 0}
          onPress={() => onGo(current - 1)}
        />
      )}
      <ZoomButton
        icon="minus"
        label={texts.galleryZoomOut}
        isAtEnd={scale <= 1}
        onPress={() => zoomBy(0.5)}
      />
      {count > 1 && (
        <span className="si-gallery-zoom__counter" aria-hidden="true">
          {fillIn(texts.galleryCounter, current + 1, count)}
        </span>
      )}
      <ZoomButton icon="plus" label={texts.galleryZoomIn} isAtEnd={scale >= 4} onPress={() => zoomBy(2)} />
      {count > 1 && (
        <ZoomButton
          icon="next"
          label={texts.galleryNext}
          isAtEnd={current === count - 1}
          onPress={() => onGo(current + 1)}
        />
      )}
    </div>
  );
}

/** The large picture, over the one that the strip has loaded already. */
function LargePicture({ imagePath, imagePathHiRes, srcset, alt }: GalleryPicture & { alt: string }) {
  return (
    <>
      <img alt={imagePathHiRes ? '' : alt} draggable={false} srcSet={srcset} sizes="100vw" src={imagePath} />
      {imagePathHiRes && <img alt={alt} draggable={false} decoding="async" src={imagePathHiRes} />}
    </>
  );
}

interface ZoomButtonProps {
  icon: IconProps['name'];
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
}

function ZoomButton({ icon, label, isAtEnd, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="si-gallery-zoom__button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => isAtEnd || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
