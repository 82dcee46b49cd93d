import type { SyntheticEvent } from 'react';

export interface PictureProps {
  /** `imagePath`: the picture at 1×. */
  src: string;
  /** `imagePathHiRes`: the picture at 2×. */
  srcHiRes?: string | undefined;
  /** Empty where a text beside the picture already says what it shows. */
  alt: string;
  /** Natural size at 1× in CSS px: only their proportion matters, it reserves the space. */
  width?: number;
  height?: number;
  /** Off for a picture that is in view when it appears. */
  isLazy?: boolean | undefined;
}

/** A picture on panel ground. While it loads, and for ever if it fails, the ground shows: no broken icon. */
export function Picture({ src, srcHiRes, alt, width = 400, height = 400, isLazy = true }: PictureProps) {
  return (
    <span className="si-picture">
      <img
        key={src}
        className="si-picture__image"
        alt={alt}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        srcSet={srcHiRes && `${inSrcSet(src)} 1x, ${inSrcSet(srcHiRes)} 2x`}
        src={src}
        onError={handleError}
      />
    </span>
  );
}

// Marked on the element, not in state: a page of broken pictures must not become a page of renders.
function handleError({ currentTarget }: SyntheticEvent) {
  currentTarget.setAttribute('data-broken', '');
}

/** White space ends a URL in a srcset, and so does a comma at its end. */
function inSrcSet(url: string): string {
  return url.trim().replace(/\s/g, '%20').replace(/,/g, '%2C');
}
