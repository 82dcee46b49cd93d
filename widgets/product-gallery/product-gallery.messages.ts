/** A product's pictures; `{0}` and `{1}` are a picture's place and their number. */
export const galleryMessages = {
  /** Names the region, and the layer of the large pictures. */
  galleryPictures: 'Pictures',
  /** Names a picture that has no text of its own. */
  galleryPicture: 'Picture {0} of {1}',
  /** For screen readers, after a picture's own text. */
  galleryPlace: '{0} of {1}',
  galleryCounter: '{0} / {1}',
  /** `{0}` is the picture's text. */
  galleryEnlarge: 'Enlarge: {0}',
  galleryPlay: 'Play the video: {0}',
  galleryPrevious: 'Previous picture',
  galleryNext: 'Next picture',
  galleryZoomIn: 'Zoom in',
  galleryZoomOut: 'Zoom out',
  /** In place of a video that cannot be played. */
  galleryVideoFailed: 'This video cannot be played here.',
  galleryVideoOpen: 'Open the video',
};
