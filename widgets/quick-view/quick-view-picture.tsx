import { memo, type ReactElement, useState } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { encodeJson } from '../../src/page/encode-json.ts';

const followed = ['pictures', 'picture'].join(' ');

type Picture = Pick<
  QuickViewModel['pictures'][number],
  'imagePath' | 'imagePathHiRes' | 'imageAlt' | 'srcset'
>;

interface PictureProps {
  /** The tile's picture. */
  imagePath: string | undefined;
  name: string | undefined;
  model: QuickViewModel | undefined;
}

/**
 * The tile's picture at once; it becomes the first of the product's gallery once the others are known, and the browser shows
 * it until the larger one has come.
 */
export function QuickViewPicture({ imagePath, name, model }: PictureProps): ReactElement {
  const pictures = model && picturesOf(model);
  const first = usePicture(pictures?.[0], imagePath);
  return (
    <div className="si-quick-view__pictures">
      <div
        className="si-quick-view__gallery"
        data-island={pictures?.length ? 'product-gallery' : undefined}
        data-island-load="load"
        data-pictures={pictures && encodeJson(pictures)}
        data-picture={pictures?.[0]?.imagePath}
        data-heading={model?.name}
        data-follows={model?.specialOrder && followed}
      >
        {first && <FirstPicture {...first} name={name ?? ''} />}
      </div>
    </div>
  );
}

function picturesOf({ pictures, quickViewData }: QuickViewModel): readonly (Picture & object)[] {
  const { portraitSrc, portraitSrcHires, imageAlt } = quickViewData ?? {};
  if (pictures.length || !portraitSrc) return pictures;
  return [{ imagePath: portraitSrc, imagePathHiRes: portraitSrcHires, imageAlt, srcset: undefined }];
}

interface First extends Picture {
  tilePath: string | undefined;
}

/** The first picture, which does not change any more once the gallery has taken it over. */
function usePicture(first: Picture | undefined, tilePath: string | undefined): First | undefined {
  const [taken, setTaken] = useState<First>();
  if (taken) return taken;
  if (!first) return tilePath ? { imagePath: tilePath, tilePath, ...none } : undefined;
  const next = { ...first, tilePath };
  setTaken(next);
  return next;
}

const none = { imagePathHiRes: undefined, imageAlt: undefined, srcset: undefined };

const FirstPicture = memo(
  ({ imagePath, imagePathHiRes, imageAlt, srcset, tilePath, name }: First & { name: string }) => (
    <ul>
      <li>
        <a href={imagePathHiRes ?? imagePath}>
          <img
            alt={imageAlt ?? name}
            sizes={srcset ? '(min-width: 768px) 440px, 100vw' : undefined}
            srcSet={srcset}
            src={srcset ? (tilePath ?? imagePath) : imagePath}
            width="440"
            height="440"
          />
        </a>
      </li>
    </ul>
  ),
);
