import { useState } from 'react';
import type { PersonalizationDesign } from '../../contract/personalization/personalization-design.ts';
import { renderPersonalization } from '../../contract/personalization/render.ts';
import { previewRestMs } from '../../domain/personalization/personalization.ts';
import { useOnChange } from '../../hooks/use-on-mount.ts';
import { send } from '../../http/send.ts';
import { safeUrl } from '../../page/navigation.ts';
import { handleFailure } from '../failure.ts';
import { useRead } from '../use-read.ts';
import type { DesignRefusal } from './personalization.ts';

/** A picture of a design. */
export interface PreviewPicture {
  src: string;
  /** The design, as JSON. */
  of: string;
  /** The design in words, for its alternative text. */
  words: string;
}

interface Wanted {
  payload: PersonalizationDesign;
  of: string;
  words: string;
}

/**
 * The live preview (decision 59): requested after a pause in typing, and the newest request wins. The last good picture
 * stays until the next has loaded: render `next` out of sight, with `handleLoad` and `handleBroken` as its handlers.
 * @param wanted the design to show; undefined while the lines cannot be drawn
 */
export function usePreview(
  wanted: Wanted | undefined,
  onRefused: (refusal: DesignRefusal) => void,
): {
  shown: PreviewPicture | undefined;
  next: PreviewPicture | undefined;
  status: 'idle' | 'busy' | 'ready' | 'failed' | 'refused';
  handleLoad: () => void;
  handleBroken: () => void;
  retry: () => void;
} {
  // The text can be added without a picture of it.
  const { state, read } = useRead<PreviewPicture | 'none' | 'refused'>((error) =>
    handleFailure(error, { isBackground: true }),
  );
  const [shown, setShown] = useState<PreviewPicture>();
  // The picture that could not be loaded.
  const [broken, setBroken] = useState<string>();
  const { of } = wanted ?? {};

  function ask(restMs: number): void {
    setBroken(undefined);
    read(async (signal) => {
      if (!wanted || shown?.of === of) return 'none';
      await new Promise((resolve) => setTimeout(resolve, restMs));
      signal.throwIfAborted();
      const { hasError, error, imageUrl } = await send(renderPersonalization, wanted.payload, { signal });
      if (hasError) {
        const { businessErrorCode: code, businessErrorDescription: message, profaneTexts = [] } = error ?? {};
        onRefused({ of: wanted.of, code: code ?? '', message, profaneTexts });
        return 'refused';
      }
      // Empty if the URL is missing, or of an origin that is not listed, which is reported.
      const src = safeUrl(imageUrl)?.href ?? '';
      if (!src) setBroken(wanted.of);
      return { src, of: wanted.of, words: wanted.words };
    });
  }

  useOnChange(() => ask(previewRestMs), of);

  const answer = state.status === 'done' ? state.answer : undefined;
  const isDrawn = !!of && shown?.of === of;
  const drawn = typeof answer === 'object' && answer.of === of && !isDrawn ? answer : undefined;
  const hasFailed = state.status === 'failed' || (!!broken && broken === of);
  return {
    shown,
    next: hasFailed ? undefined : drawn,
    status: !of
      ? 'idle'
      : isDrawn
        ? 'ready'
        : hasFailed
          ? 'failed'
          : answer === 'refused'
            ? 'refused'
            : 'busy',
    handleLoad: () => setShown(drawn),
    handleBroken: () => setBroken(of),
    retry: () => ask(0),
  };
}
