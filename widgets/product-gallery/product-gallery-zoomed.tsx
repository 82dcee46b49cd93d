import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureKey } from '../../src/domain/product/gallery.ts';
import { lazyView, useLazyView } from '../../src/hooks/use-lazy-view.ts';
import { type LayerEntry, layerEntry } from '../../src/page/layer-entry.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { Elements } from '../../src/ui/elements.ts';
import { type GalleryPicture, pictureLink } from './product-gallery.state.ts';

const zoom = lazyView(async () => {
  const file = await import(/* The layer of a gallery’s large pictures. */ './product-gallery-zoom.tsx');
  return file.ProductGalleryZoom;
});

/** The key of the layer's history entry; it says which picture the layer shows. */
const entryKey = 'storefrontIslandsZoom';

interface Opening {
  /** The key of the picture that the layer shows first. */
  key: string;
  number: number;
  opener: HTMLElement | undefined;
  /** The shopper has gone back, so the layer closes. */
  isLeft?: boolean;
}

interface Zoom {
  layer: Elements;
  open: (picture: GalleryPicture, opener: HTMLElement) => void;
  /** Loads the layer's file. */
  prepare: () => void;
}

/**
 * The layer of the large pictures. It has a history entry of its own, so that Back closes it and stays on the page.
 * @param onLeave called when the layer has closed, with the picture that it showed last
 */
export function useZoom(pictures: readonly GalleryPicture[], onLeave: (index: number) => void): Zoom {
  const { signal } = useIsland();
  const [opened, setOpened] = useState<Opening>();
  const entry = useRef<LayerEntry>(undefined);
  const { view: View, hasFailed } = useLazyView(opened && zoom);
  const newest = useRef(0);
  const keys = pictures.map(pictureKey);

  function show(key: string, opener: HTMLElement | undefined) {
    newest.current++;
    setOpened({ key, opener, number: newest.current });
  }

  const handleTravel = useEffectEvent((key: string | undefined) => {
    if (key !== undefined && keys.includes(key)) show(key, opened?.opener);
    // The layer plays its exit first.
    else setOpened((last) => zoom.loaded && last && { ...last, isLeft: true });
  });
  useEffect(() => {
    entry.current = layerEntry(entryKey, (key) => handleTravel(key), signal);
    return () => entry.current!.leave();
  }, [signal]);

  // If the layer's file does not load, the link is followed, as without script.
  const followLink = useEffectEvent(() => {
    const picture = pictures[keys.indexOf(opened!.key)];
    setOpened(undefined);
    const href = picture && pictureLink(picture.imagePathHiRes ?? picture.imagePath);
    if (href) location.assign(href);
  });
  useEffect(() => {
    if (hasFailed) followLink();
  }, [hasFailed]);

  function handleClose(number: number, index: number) {
    // Forward has opened another layer while this one was closing: its entry stays.
    if (number !== newest.current) return;
    setOpened(undefined);
    entry.current!.leave();
    onLeave(index);
  }

  return {
    layer: opened && View && (
      // A new layer each time, because the one before may still play its exit.
      <View
        key={opened.number}
        pictures={pictures}
        first={opened.key}
        opener={opened.opener}
        isLeft={opened.isLeft}
        onClose={(index) => handleClose(opened.number, index)}
      />
    ),
    prepare: () => void zoom.load().catch(() => {}),
    open(picture, opener) {
      const key = pictureKey(picture);
      entry.current!.open(key);
      show(key, opener);
    },
  };
}
