import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { mostDots } from '../../src/domain/product/gallery.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { galleryMessages } from './product-gallery.messages.ts';

/** Where the strip stands, on phones: a counter, and dots while they can be told apart. The list itself says it to screen readers. */
export function ProductGalleryPlace({ count, current }: { count: number; current: number }): ReactNode {
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
