import { type ReactNode, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { personalizationInWords } from '../../src/domain/personalization/in-words.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useNoteRefusal } from '../../src/state/personalization/personalization.ts';
import { useEditor } from '../../src/state/personalization/use-editor.ts';
import { usePreview } from '../../src/state/personalization/use-preview.ts';
import { Icon } from '../../src/ui/icon.tsx';
import type { PersonalizationProps } from './personalization.island.ts';
import { editorMessages } from './personalization.messages.ts';
import { PersonalizationLine } from './personalization-line.tsx';
import { PersonalizationPreview } from './personalization-preview.tsx';
import { PersonalizationStyles } from './personalization-styles.tsx';

/** The editor of a personalization: styles, lines, a live preview, and the server's errors at their places (checkout §8). */
export function Personalization({
  personalization: offer,
  isRequired,
  isReturnable,
  formattedPrice,
  name,
  imagePath,
  ...item
}: PersonalizationProps): ReactNode {
  const { serverValues: typed } = useIsland();
  const texts = useTexts(editorMessages);
  const place = useRef<HTMLFieldSetElement>(null);
  const editor = useEditor({ item, offer, isRequired, typed, refusedText: texts.editorRefused, place });
  const { design, template, personalization } = editor;
  const words = personalizationInWords(personalization, template, texts);
  const preview = usePreview(design && { ...design, words }, useNoteRefusal(item));

  return (
    <fieldset className="si-personalization" ref={place}>
      <legend className="si-personalization__legend">
        <span>{isRequired ? texts.editorLegend : texts.editorLegendOptional}</span>
        <PersonalizationError message={editor.legendError} />
      </legend>
      <div className="si-personalization__parts">
        <PersonalizationPreview
          {...preview}
          plain={imagePath}
          plainAlt={name ? fillIn(texts.editorPlainAlt, name) : ''}
          hasText={!!words}
          texts={texts}
        />
        <div className="si-personalization__fields">
          <PersonalizationStyles
            templates={offer.templates ?? none}
            chosen={template.templateName}
            legend={texts.editorStyle}
            onChoose={editor.setTemplate}
          />
          {editor.lines.map((line) => (
            <PersonalizationLine
              key={line.elementName}
              line={line}
              template={template}
              isOnly={editor.lines.length === 1}
              texts={texts}
              onChange={editor.setLine}
              onLeave={editor.handleLeave}
            />
          ))}
          <div className="si-personalization__summary">
            <p>{words || texts.editorNothing}</p>
            <PersonalizationError message={editor.summaryError} />
            {formattedPrice && <p>{fillIn(texts.editorPrice, formattedPrice)}</p>}
            {!isReturnable && <p className="si-quiet">{texts.editorNotice}</p>}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

const none: never[] = [];

/** An error of the server's in the legend or the summary; its place is there before, so that it is announced. */
function PersonalizationError({ message }: { message: string | undefined }): ReactNode {
  return (
    <span
      className="si-personalization__error"
      data-state={message ? 'error' : undefined}
      tabIndex={message ? -1 : undefined}
      aria-live="polite"
    >
      {message && <Icon name="alert" />}
      {message && <span>{message}</span>}
    </span>
  );
}
