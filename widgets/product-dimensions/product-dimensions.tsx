import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  type DimensionName,
  measuresIn,
  type SystemOfMeasure,
  systemsOfMeasure,
} from '../../src/domain/product/dimensions.ts';
import { dimensionMessages } from '../../src/domain/product/product-dimensions-messages.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { ProductDimensionsProps } from './product-dimensions.island.ts';
import { chosenSystemAtom } from './product-dimensions.state.ts';

/** The dimensions in the system the shopper chose, and until then in the one they were given in (checkout §3). */
export function ProductDimensions({ dimensions, heading }: ProductDimensionsProps): ReactNode {
  const [chosen, choose] = useAtom(chosenSystemAtom);
  const texts = useTexts(dimensionMessages);
  const id = usePageId();
  const current = chosen ?? dimensions.systemOfMeasure;
  const measures = measuresIn(dimensions, current, texts);
  const labels: Record<DimensionName, string> = {
    width: texts.dimensionWidth,
    depth: texts.dimensionDepth,
    height: texts.dimensionHeight,
    diameter: texts.dimensionDiameter,
  };

  function handleChoice(system: SystemOfMeasure) {
    choose(() => system);
    const spoken = measuresIn(dimensions, system, texts).map(
      (measure) => `${labels[measure.name]} ${measure.spoken}`,
    );
    announce(spoken.join(', '));
  }

  if (!measures.length) return <ServerContent />;
  return (
    <section className="si-product-dimensions" aria-labelledby={id}>
      <div className="si-product-dimensions__head">
        <h2 id={id}>{heading ?? texts.dimensionsHeading}</h2>
        <UnitChoice current={current} onChoose={handleChoice} />
      </div>
      <dl className="si-product-dimensions__list">
        {measures.map(({ name, text, spoken }) => (
          <div key={name} className="si-product-dimensions__row">
            <dt className="si-quiet">{labels[name]}</dt>
            <dd>
              <span aria-hidden="true">{text}</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface UnitChoiceProps {
  current: SystemOfMeasure;
  onChoose: (system: SystemOfMeasure) => void;
}

function UnitChoice({ current, onChoose }: UnitChoiceProps): ReactNode {
  const texts = useTexts(dimensionMessages);
  const name = usePageId();
  const units = [
    { system: systemsOfMeasure.inches, text: texts.unitInchesShort, spoken: texts.unitInches },
    { system: systemsOfMeasure.centimeters, text: texts.unitCentimetersShort, spoken: texts.unitCentimeters },
  ];
  return (
    <fieldset className="si-product-dimensions__units">
      <legend>
        <VisuallyHidden>{texts.dimensionUnits}</VisuallyHidden>
      </legend>
      {units.map(({ system, text, spoken }) => (
        <label key={system} className="si-product-dimensions__unit">
          <input
            type="radio"
            className="si-visually-hidden"
            name={name}
            aria-label={spoken}
            checked={system === current}
            onChange={() => onChoose(system)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
