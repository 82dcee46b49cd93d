import { useRef, useState } from 'react';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, postalCodeLabel, readPostalCode } from '../../src/domain/delivery/postal-code.ts';
import { zoneOf } from '../../src/domain/delivery/shipping-charges.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { CodeForm } from '../../src/ui/code-form.tsx';
import { ShippingChargesMap } from './shipping-charges-map.tsx';
import {
  ShippingChargesSection as Section,
  type ShippingPart,
  shownCharge,
  ShippingChargesZones as Zones,
} from './shipping-charges-part.tsx';

/**
 * In-home delivery near a shipping point: its charge for a postal code and for each zone, and a map of the shipping
 * points.
 */
export function ShippingChargesLocal(part: ShippingPart) {
  const { charges, texts, isCanada } = part;
  const { zones = [], shippingPoints = [] } = charges.localInHome ?? {};
  return (
    <Section heading={texts.localHeading}>
      <p>{texts.localNote}</p>
      {zones.some(({ postalCodes }) => postalCodes.length > 0) && <LocalQuestion {...part} />}
      <Zones caption={texts.localCaption} zones={zones} texts={texts} />
      {!isCanada && shippingPoints.length > 0 && (
        <ShippingChargesMap heading={texts.pointsHeading} points={shippingPoints} />
      )}
    </Section>
  );
}

/** A field for a postal code; the answer is computed from the page's figures (decision 35). */
function LocalQuestion({ charges, texts, isCanada, zip, shippingMessage }: ShippingPart) {
  const country = isCanada ? 'CA' : 'US';
  const errors = useTexts(postalCodeMessages[country]);
  const label = postalCodeLabel(country, useTexts(postalCodeLabelMessages));
  const known = shippingMessage?.zipCode ?? zip ?? '';
  const [typed, setTyped] = useState(known);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState(() => answerTo(known));
  const field = useRef<HTMLInputElement>(null);

  function answerTo(text: string): string {
    const code = readPostalCode(text, country);
    if (code.status !== 'valid') return '';
    const zone = zoneOf(code.value, charges.localInHome?.zones ?? []);
    if (!zone) return fillIn(texts.localOutside, code.value);
    if (zone.charge === undefined) return fillIn(texts.localAnswerNoCharge, code.value, zone.name);
    return fillIn(texts.localAnswer, code.value, zone.name, shownCharge(zone.charge, texts));
  }

  function handleSubmit() {
    const wrong = postalCodeError(typed, country, errors);
    setError(wrong);
    setAnswer(answerTo(typed));
    if (wrong) field.current?.focus();
    else announce(answerTo(typed));
  }

  return (
    <CodeForm
      name="zip"
      label={label}
      postalCodeOf={country}
      hint={texts.localAsk}
      error={error}
      field={field}
      typed={typed}
      button={texts.localButton}
      onType={(text) => {
        setTyped(text);
        setError(undefined);
      }}
      onSubmit={handleSubmit}
    >
      <p className="si-shipping-charges__answer">{answer}</p>
    </CodeForm>
  );
}
