import { type SubmitEvent, useRef, useState } from 'react';
import { postalCodeError, postalCodeLabels, readPostalCode } from '../../src/domain/delivery/postal-code.ts';
import { zoneOf } from '../../src/domain/delivery/shipping-charges.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { Button } from '../../src/ui/button.tsx';
import { Field } from '../../src/ui/field.tsx';
import { ShippingChargesMap } from './shipping-charges-map.tsx';
import {
  ShippingChargesSection as Section,
  type ShippingPart,
  shownCharge,
  ShippingChargesZones as Zones,
} from './shipping-charges-part.tsx';

/** Delivery into the home near a shipping point: what it costs at a code, in each zone, and where it sets out from. */
export function ShippingChargesLocal(part: ShippingPart) {
  const { charges, labels, isCanada } = part;
  const { zones = [], shippingPoints = [] } = charges.localInHome ?? {};
  return (
    <Section heading={labels.localHeading}>
      <p>{labels.localNote}</p>
      {zones.some(({ postalCodes }) => postalCodes.length > 0) && <LocalQuestion {...part} />}
      <Zones caption={labels.localCaption} zones={zones} labels={labels} />
      {!isCanada && shippingPoints.length > 0 && (
        <ShippingChargesMap heading={labels.pointsHeading} points={shippingPoints} />
      )}
    </Section>
  );
}

/** A code to ask with; the answer comes from the figures of the page (decision 35). */
function LocalQuestion({ charges, labels, isCanada, zip, shippingMessage }: ShippingPart) {
  const country = isCanada ? 'CA' : 'US';
  const known = shippingMessage?.zipCode ?? zip ?? '';
  const [typed, setTyped] = useState(known);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState(() => answerTo(known));
  const field = useRef<HTMLInputElement>(null);

  function answerTo(text: string): string {
    const code = readPostalCode(text, country);
    if (code.status !== 'valid') return '';
    const zone = zoneOf(code.value, charges.localInHome?.zones ?? []);
    if (!zone) return fillIn(labels.localOutside, code.value);
    if (zone.charge === undefined) return fillIn(labels.localAnswerNoCharge, code.value, zone.name);
    return fillIn(labels.localAnswer, code.value, zone.name, shownCharge(zone.charge, labels));
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const wrong = postalCodeError(typed, country, pageContext().messages);
    setError(wrong);
    setAnswer(answerTo(typed));
    if (wrong) field.current?.focus();
    else announce(answerTo(typed));
  }

  return (
    <form className="si-shipping-charges__ask" noValidate onSubmit={handleSubmit}>
      <Field label={postalCodeLabels[country]} hint={labels.localAsk} error={error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="si-input"
            name="zip"
            value={typed}
            inputMode={isCanada ? 'text' : 'numeric'}
            autoComplete="postal-code"
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button kind="secondary" type="submit">
        {labels.localButton}
      </Button>
      <p className="si-shipping-charges__answer">{answer}</p>
    </form>
  );
}
