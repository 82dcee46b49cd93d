import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { foreignCharacters, lineRules } from '../../src/domain/personalization/allowed-characters.ts';
import {
  charactersOf,
  type PersonalizationLine as Line,
  lineLimit,
  lineText,
} from '../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../src/domain/personalization/personalization-messages.ts';
import type { LineChoice, PersonalizationTemplate } from '../../src/domain/personalization/templates.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import type { editorMessages } from './personalization.messages.ts';
import { PersonalizationLook } from './personalization-look.tsx';

interface LineProps {
  line: Line & { error: string | undefined };
  template: PersonalizationTemplate;
  /** The style has no other. */
  isOnly: boolean;
  texts: typeof editorMessages;
  onChange: (changed: LineChoice) => void;
  onLeave: (elementName: string) => void;
}

/**
 * A line of the personalization with its own font and color (decision 99). No maxlength: text that is too long gets an
 * error and is not cut (decision 36).
 */
export function PersonalizationLine({
  line,
  template,
  isOnly,
  texts,
  onChange,
  onLeave,
}: LineProps): ReactNode {
  const { personalizationLabel } = useTexts(personalizationMessages);
  const id = usePageId();
  const { elementName, error, label = personalizationLabel } = line;
  const limit = lineLimit(line);
  return (
    <div className="si-personalization__line">
      <div className="si-field" data-state={error ? 'error' : undefined}>
        <div className="si-personalization__label">
          <label className="si-field__label" htmlFor={id}>
            {label}
          </label>
          {limit < Infinity && (
            <span className="si-quiet" id={`${id}-count`}>
              {fillIn(texts.editorCount, charactersOf(lineText(line)).length, limit)}
            </span>
          )}
        </div>
        <input
          id={id}
          className="si-input"
          name={elementName}
          value={line.text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-count ${id}-slot`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange({ elementName, text: target.value })}
          onBlur={() => onLeave(elementName)}
        />
        <div className="si-field__slot" id={`${id}-slot`} aria-live="polite">
          {error && <Icon name="alert" />}
          <span>{error || lineRules(line, texts)}</span>
          {error && <PersonalizationForeign characters={foreignCharacters(line)} />}
        </div>
      </div>
      <PersonalizationLook
        elementName={elementName}
        font={line.font}
        textColor={line.textColor}
        template={template}
        of={isOnly ? '' : label}
        texts={texts}
        onChange={onChange}
      />
    </div>
  );
}

/** The characters that a font lacks, after the message that says so. */
function PersonalizationForeign({ characters }: { characters: readonly string[] }): ReactNode {
  return characters.length > 0 && <bdi>{characters.join(' ')}</bdi>;
}
