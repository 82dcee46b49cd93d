interface Picture {
  imagePath: string;
  imagePathHiRes?: string | undefined;
  thumbnailPath?: string | undefined;
  videoPath?: string | undefined;
}

/** What tells a picture of a gallery from the others. */
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

/** More dots than this are not told apart at a glance: then the counter alone shows. */
export const mostDots = 10;
