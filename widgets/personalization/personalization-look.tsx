import { memo, type ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { nameOfColor } from '../../src/domain/personalization/in-words.ts';
import type {
  LineChoice,
  PersonalizationColor,
  PersonalizationTemplate,
} from '../../src/domain/personalization/templates.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { Select } from '../../src/ui/select.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { editorMessages } from './personalization.messages.ts';

interface LookProps {
  elementName: string;
  font: string | undefined;
  textColor: string | undefined;
  template: PersonalizationTemplate;
  /** The name of the line, if there are several lines. */
  of: string;
  texts: typeof editorMessages;
  onChange: (changed: LineChoice) => void;
}

/** A line's font and color, where there is a choice (decision 99). A key in the line does not render them. */
export const PersonalizationLook = memo(
  ({ elementName, font, textColor, template, of, texts, onChange }: LookProps): ReactNode => {
    const id = usePageId();
    return (
      <>
        {template.fonts.length > 1 && (
          <div className="si-personalization__font">
            <label className="si-field__label" htmlFor={`${id}-font`}>
              <span>{texts.editorFont}</span>
              <VisuallyHidden>{of && ` ${of}`}</VisuallyHidden>
            </label>
            <Select
              id={`${id}-font`}
              value={font}
              onChange={({ target }) => onChange({ elementName, font: target.value })}
            >
              {template.fonts.map(({ font: code, name = code }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
        {template.textColors.length > 1 && (
          <fieldset className="si-personalization__colors">
            <legend className="si-field__label">
              <span>{fillIn(texts.editorColorChosen, nameOfColor(template, textColor) ?? '')}</span>
              <VisuallyHidden>{of && ` ${of}`}</VisuallyHidden>
            </legend>
            <div className="si-personalization__swatches">
              {template.textColors.map((color) => (
                <PersonalizationSwatch
                  {...color}
                  key={color.textColor}
                  group={`${id}-color`}
                  isChosen={color.textColor === textColor}
                  onChoose={() => onChange({ elementName, textColor: color.textColor })}
                />
              ))}
            </div>
          </fieldset>
        )}
      </>
    );
  },
);

interface SwatchProps extends PersonalizationColor {
  /** Radio buttons of several lines, and editors, are groups of their own. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function PersonalizationSwatch({
  textColor,
  name = textColor,
  hex,
  group,
  isChosen,
  onChoose,
}: SwatchProps): ReactNode {
  return (
    <label className="si-personalization__swatch" title={name}>
      <input
        type="radio"
        name={group}
        value={textColor}
        checked={isChosen}
        aria-label={name}
        onChange={onChoose}
      />
      <span style={{ backgroundColor: hex }} />
    </label>
  );
}
