import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Miniset, Swatch } from '../../src/contract/listing/listing.ts';
import { updateComparedAtom } from '../../src/state/listing/compare-list.ts';
import { keepSwatch, keptSwatch } from '../../src/state/listing/kept-swatches.ts';

/**
 * A tile's product in the color that the shopper has chosen on the tile: what is added, compared or opened is in that
 * color. The history entry keeps the choice until the server shows the tile in another color of its own.
 * @param hasChoices whether its colors can be chosen at all
 */
export function useColor(item: Miniset, hasChoices: boolean) {
  const { sku, optionChoiceParameter: own } = item;
  const place = `${sku} ${own ?? ''}`;
  const [pressed, setPressed] = useState(() => ({ item, choice: keptSwatch(place) }));
  // The listing shows other products, maybe those of another history entry.
  if (pressed.item !== item) setPressed({ item, choice: keptSwatch(place) });
  const swatchOf = (choice: string | undefined) =>
    choice && hasChoices
      ? item.swatches.find(({ optionChoiceParameter }) => optionChoiceParameter === choice)
      : undefined;
  const chosen = swatchOf(pressed.choice);
  const loaded = useLoaded(chosen);
  const updateCompared = useSetAtom(updateComparedAtom);

  const picture = (one: Swatch | undefined) => {
    const { imagePath, imagePathHiRes } = one?.imagePath ? one : item;
    return { imagePath: imagePath!, imagePathHiRes };
  };
  const inColor = (swatch: Swatch): Miniset => ({
    ...item,
    optionChoiceParameter: swatch.optionChoiceParameter,
    navigateUrl: swatch.url ?? item.navigateUrl,
    ...picture(swatch),
  });

  function choose(swatch: Swatch) {
    const choice = swatch.optionChoiceParameter!;
    keepSwatch(place, choice);
    setPressed({ item, choice });
    updateCompared(inColor(swatch));
  }

  return {
    shown: chosen ? inColor(chosen) : item,
    picture: picture(chosen?.imagePath ? loaded : undefined),
    chosen: chosen ?? swatchOf(own),
    choose,
  };
}

/**
 * The last of the colors whose picture has loaded: a tile keeps its picture until the next one is there, or if it fails.
 * None after a color without a picture.
 */
function useLoaded(wanted: Swatch | undefined): Swatch | undefined {
  const [loaded, setLoaded] = useState<Swatch>();
  useEffect(() => {
    if (!wanted?.imagePath) {
      setLoaded(undefined);
      return;
    }
    const image = document.createElement('img');
    image.onload = () => setLoaded(wanted);
    image.src = (devicePixelRatio > 1 && wanted.imagePathHiRes) || wanted.imagePath;
    return () => {
      image.onload = null;
    };
  }, [wanted]);
  return loaded;
}
