import * as v from 'valibot';
import { count, filledText, shown } from '../fields.ts';

/**
 * A picture of a product, or a video with its poster (decision 119).
 * @property imagePath The picture, or the poster of the video.
 * @property imagePathHiRes The same, large, for the zoom.
 * @property thumbnailPath The same, small.
 * @property width Of `imagePathHiRes` in pixels, with `height`: the zoom opens in its proportions.
 * @property videoPath An MP4 or WebM file: then this is a video.
 */
export const productPicture = v.object({
  imagePath: filledText,
  imagePathHiRes: shown(v.string()),
  thumbnailPath: shown(v.string()),
  srcset: shown(v.string()),
  imageAlt: shown(v.string()),
  width: shown(count),
  height: shown(count),
  videoPath: shown(v.string()),
});

export type ProductPicture = v.InferOutput<typeof productPicture>;
