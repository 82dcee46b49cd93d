import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface PictureProps {
  /** `imagePath`: the picture at 1×. */
  src: string;
  /** `imagePathHiRes`: the picture at 2×. */
  srcHiRes?: string | undefined;
  /** Empty if text next to the picture describes it. */
  alt: string;
  /** False for a picture that is in view from the start. */
  isLazy?: boolean | undefined;
}

/**
 * A square picture on a panel background, which shows while it loads and in place of a broken one. Another picture takes
 * its place once it has loaded.
 */
export function Picture({ src, srcHiRes, alt, isLazy = true }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const srcSet = srcHiRes && `${inSrcSet(src)} 1x, ${inSrcSet(srcHiRes)} 2x`;

  // Set after insertion: React discards a deferred render that a newer one replaces, and Chrome never frees an image
  // with a srcset that was not inserted, nor the tile around it.
  useLayoutEffect(() => {
    const { current } = image;
    current!.removeAttribute('data-broken');
    // Decoded later, it would leave a gap after the picture that it replaces.
    if (current!.hasAttribute('src')) current!.decoding = 'sync';
    if (srcSet) current!.srcset = srcSet;
    else current!.removeAttribute('srcset');
    current!.src = src;
  }, [src, srcSet]);

  return (
    <span className="si-picture">
      <img
        ref={image}
        className="si-picture__image"
        alt={alt}
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
