import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface PictureProps {
  /** `imagePath`: the picture at 1×. */
  src: string;
  /** `imagePathHiRes`: the picture at 2×. */
  srcHiRes?: string | undefined;
  /** Empty if text beside the picture says what it shows. */
  alt: string;
  /** Natural size at 1× in CSS px: only their proportion matters, it reserves the space. */
  width?: number;
  height?: number;
  /** False for a picture that is in view from the start. */
  isLazy?: boolean | undefined;
}

/** A picture on panel ground, which shows while the picture loads and in place of a broken one. */
export function Picture({ src, srcHiRes, alt, width = 400, height = 400, isLazy = true }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const srcSet = srcHiRes && `${inSrcSet(src)} 1x, ${inSrcSet(srcHiRes)} 2x`;

  // Only once the picture is in the page: Chrome keeps an image with a srcset, and all around it, for as long as the page
  // lives if it was never inserted, and React discards a deferred render that another one overtakes.
  useLayoutEffect(() => {
    if (srcSet) image.current!.srcset = srcSet;
    image.current!.src = src;
  }, [src, srcSet]);

  return (
    <span className="si-picture">
      <img
        key={`${src} ${srcSet}`}
        ref={image}
        className="si-picture__image"
        alt={alt}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        onError={handleError}
      />
    </span>
  );
}

// An attribute instead of state, so that a page of broken pictures does not render again for each.
function handleError({ currentTarget }: SyntheticEvent) {
  currentTarget.setAttribute('data-broken', '');
}

/** White space, or a comma at its end, would end a URL in a srcset. */
function inSrcSet(url: string): string {
  return url.trim().replace(/\s/g, '%20').replace(/,/g, '%2C');
}
