interface Picture {
  imagePath: string;
  imagePathHiRes?: string | undefined;
  thumbnailPath?: string | undefined;
  videoPath?: string | undefined;
}

/** The key of a picture in a gallery. */
export const pictureKey = ({ imagePath, videoPath = '' }: Picture): string => `${imagePath} ${videoPath}`;

/**
 * The pictures of a gallery, each once, the chosen option's first (decision 110).
 * @param chosen one of its paths; a picture that is not in the list is shown before it
 */
export function galleryPictures<P extends Picture>(
  pictures: readonly P[],
  chosen: string | undefined,
): (P | Picture)[] {
  const all: (P | Picture)[] = [...new Map(pictures.map((one) => [pictureKey(one), one])).values()];
  if (!chosen) return all;
  const first = all.find(
    ({ imagePath, imagePathHiRes, thumbnailPath, videoPath }) =>
      !videoPath && [imagePath, imagePathHiRes, thumbnailPath].includes(chosen),
  ) ?? { imagePath: chosen };
  return [first, ...all.filter((one) => one !== first)];
}

/** The most dots that can be told apart at a glance; with more pictures only the counter shows. */
export const mostDots = 10;
