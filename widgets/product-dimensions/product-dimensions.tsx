import { useAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { type DimensionName, measuresIn, systemsOfMeasure } from '../../src/domain/product/dimensions.ts';
import { announce } from '../../src/page/announce.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { ProductDimensionsProps } from './product-dimensions.island.ts';
import { chosenSystemAtom } from './product-dimensions.state.ts';

const labels: Record<DimensionName, string> = {
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  diameter: 'Diameter',
};

const units = [
  { system: systemsOfMeasure.inches, text: 'in', spoken: 'Inches' },
  { system: systemsOfMeasure.centimeters, text: 'cm', spoken: 'Centimeters' },
];

/** The measures in the system the shopper chose, and until then in the one they were given in (checkout §3). */
export function ProductDimensions({ dimensions, heading }: ProductDimensionsProps): ReactNode {
  const [chosen, choose] = useAtom(chosenSystemAtom);
  const id = useId();
  const current = chosen ?? dimensions.systemOfMeasure;
  const measures = measuresIn(dimensions, current);

  function handleChoice(system: typeof current) {
    choose(() => system);
    const spoken = measuresIn(dimensions, system).map(
      (measure) => `${labels[measure.name]} ${measure.spoken}`,
    );
    announce(spoken.join(', '));
  }

  if (!measures.length) return <ServerContent />;
  return (
    <section className="si-product-dimensions" aria-labelledby={id}>
      <div className="si-product-dimensions__head">
        <h2 id={id}>{heading}</h2>
        <fieldset className="si-product-dimensions__units">
          <legend>
            <VisuallyHidden>Units</VisuallyHidden>
          </legend>
          {units.map(({ system, text, spoken }) => (
            <label key={system} className="si-product-dimensions__unit">
              <input
                type="radio"
                className="si-visually-hidden"
                name={id}
                aria-label={spoken}
                checked={system === current}
                onChange={() => handleChoice(system)}
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
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
