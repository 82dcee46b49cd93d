import { memo } from 'react';
import type { PersonalizationTemplate } from '../../src/domain/personalization/templates.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { Picture } from '../../src/ui/picture.tsx';

interface StylesProps {
  templates: readonly PersonalizationTemplate[];
  /** A templateName. */
  chosen: string;
  legend: string;
  onChoose: (templateName: string) => void;
}

/** The styles to choose from, each with its picture; none where there is only one. A key in a line does not render them. */
export const PersonalizationStyles = memo(({ templates, chosen, legend, onChoose }: StylesProps) => {
  // An editor in a layer has a group of its own.
  const group = usePageId();
  return (
    templates.length > 1 && (
      <fieldset>
        <legend className="si-field__label">{legend}</legend>
        <div className="si-personalization__styles">
          {templates.map(({ templateName, name = templateName, monogrammingImg }) => (
            <label className="si-personalization__style" key={templateName}>
              <input
                type="radio"
                name={group}
                value={templateName}
                checked={templateName === chosen}
                onChange={() => onChoose(templateName)}
              />
              {monogrammingImg && <Picture src={monogrammingImg} alt="" />}
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  );
});
