import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import type { PreviewPicture, usePreview } from '../../src/state/personalization/use-preview.ts';
import type { editorMessages } from './personalization.messages.ts';

interface PreviewProps extends ReturnType<typeof usePreview> {
  /** The product's own picture. */
  plain: string | undefined;
  plainAlt: string;
  hasText: boolean;
  texts: typeof editorMessages;
}

/** The picture of the personalized product: a square that is there from the start, so that nothing moves (decision 59). */
export function PersonalizationPreview({
  shown,
  next,
  status,
  plain,
  plainAlt,
  hasText,
  texts,
  ...handle
}: PreviewProps): ReactNode {
  // Without a text the plain product shows.
  const drawn = hasText ? shown : undefined;
  return (
    <div className="si-personalization__preview" data-state={status}>
      <div className="si-personalization__picture" aria-busy={status === 'busy' || undefined}>
        {drawn ? (
          <img src={drawn.src} alt={fillIn(texts.editorPreviewAlt, drawn.words)} />
        ) : (
          plain && <img src={plain} alt={plainAlt} />
        )}
        <PersonalizationNext key={next?.src} picture={next} {...handle} />
      </div>
      <p className="si-personalization__status">
        <span>{hasText ? wordsOf(status, shown, texts) : texts.editorPreviewWaits}</span>
        {status === 'failed' && (
          <button type="button" className="si-personalization__retry" onClick={handle.retry}>
            {texts.editorTryAgain}
          </button>
        )}
      </p>
      <span className="si-visually-hidden" role="status">
        {status === 'failed' ? texts.editorPreviewFailed : ''}
      </span>
    </div>
  );
}

function wordsOf(
  status: PreviewProps['status'],
  shown: PreviewPicture | undefined,
  texts: typeof editorMessages,
): string {
  if (status === 'ready') return texts.editorPreviewReady;
  if (status === 'busy') return texts.editorPreviewBusy;
  if (status === 'failed') return texts.editorPreviewFailed;
  return shown ? texts.editorPreviewOlder : texts.editorPreviewWaits;
}

interface NextProps extends Pick<PreviewProps, 'handleLoad' | 'handleBroken'> {
  picture: PreviewPicture | undefined;
}

/** The next picture, out of sight until it has loaded. */
function PersonalizationNext({ picture, handleLoad, handleBroken }: NextProps): ReactNode {
  return (
    picture && (
      <img
        className="si-personalization__next"
        src={picture.src}
        alt=""
        aria-hidden="true"
        onLoad={handleLoad}
        onError={handleBroken}
      />
    )
  );
}
