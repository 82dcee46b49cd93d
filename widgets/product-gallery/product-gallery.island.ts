import { requiredTolerantList } from '../../src/contract/fields.ts';
import { productPicture } from '../../src/contract/product/pictures.ts';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ProductGallery } from './product-gallery.tsx';

export const props = {
  pictures: json(requiredTolerantList(productPicture), {
    accepts:
      'a list of pictures: imagePath, imagePathHiRes, thumbnailPath, srcset, imageAlt, width, height; videoPath makes it a video with imagePath as its poster',
    about: 'The product’s pictures, in their order; as an attribute where they follow the chosen option.',
  }),
  picture: text({
    optional: true,
    about: 'The `imagePath` of the chosen option’s picture, which comes first.',
  }),
  heading: text({
    optional: true,
    about: 'The name of the region for screen readers, instead of the message `galleryPictures`.',
  }),
};

export type ProductGalleryProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'product-gallery',
  kind: 'inline',
  load: 'idle',
  about:
    'A product’s pictures and videos: thumbnails beside on wide screens, a counter and dots on phones, swiped sideways, enlarged in a layer. Over a list of links with pictures, whose first stays in the page as it is.',
  docs: {
    task: 'decide',
    useWhen:
      'On the page of a product, over the server’s own list of pictures: `data-pictures` and `data-picture` follow the chosen option.',
    notWhen: 'For the pictures of several products use `product-showcase`; a single picture is plain HTML.',
    accessibility: [
      'A region with a list of pictures; Tab goes to the picture in view, the arrow keys, Home and End go to the others.',
      'A press on a picture, or Enter, opens it in a layer; Escape, its close button and the browser’s Back close the layer, and the focus returns to the picture that was looked at.',
      'The thumbnails are buttons, each named by its picture; Tab goes to the current one, the arrow keys choose.',
      'In the layer “Zoom in” and “Zoom out” are buttons, and so are + and − on the keyboard; the arrow keys move an enlarged picture.',
      'A video plays only when it is pressed, with the browser’s own controls.',
      'With reduced motion pictures change without gliding.',
    ],
  },
  props,
  view: ProductGallery,
});
