import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { type AddressField, type AddressTexts, postKind } from '../../domain/checkout/address.ts';
import type { AddressProblems } from '../../domain/checkout/address-problems.ts';
import { type AddressMessages, addressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import type { DayLabel } from '../../domain/checkout/delivery-days.ts';
import { fillIn } from '../../domain/messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { Icon } from '../icon.tsx';
import { AddressFormField, addressLabel } from './address-form-field.tsx';
import { ProblemList } from './problem-list.tsx';

export interface AddressFormProps {
  /** The element around the fields. */
  ref: Ref<HTMLDivElement>;
  /** The section of the autofill tokens. */
  section: 'shipping' | 'billing';
  values: AddressTexts;
  problems: AddressProblems;
  /** The fields that are asked for. */
  asked: readonly AddressField[];
  /** The fields to list above the form with their errors. */
  listed: readonly AddressField[];
  /** The choices of the country field, if it is shown. */
  countries: readonly { code: string; name: string }[];
  /** The configured texts of the delivery days (checkout §3). */
  dayLabels?: Partial<Record<DayLabel, string | undefined>> | undefined;
  /**
   * Called when a field's text has changed; autofill may have changed others as well. `late` is the text of a field that
   * has been replaced.
   */
  onChange: (field: AddressField, late?: string) => void;
  onLeave: (field: AddressField) => void;
  /** Called when the shopper follows the link to a listed field. */
  onGo: (field: AddressField) => void;
}

/** The fields of an address: those that belong together side by side, where there is room. */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { ref, values, problems, asked, listed, dayLabels } = props;
  const texts = useTexts(addressMessages);
  const latest = useRef(props);
  latest.current = props;
  // Stable handlers, so that memo() renders only the field that is typed in.
  const [on] = useState(() => ({
    change: (field: AddressField, late?: string) => latest.current.onChange(field, late),
    leave: (field: AddressField) => latest.current.onLeave(field),
  }));
  const { country } = values;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field is a key of that field
    <div className="si-address-form" ref={ref} onKeyDown={handleEnter}>
      <ProblemList
        problems={listed.map((name) => ({ name, text: addressLabel(name, country, texts) }))}
        onGo={props.onGo}
      />
      {asked.map((name, index) => (
        <AddressFormField
          key={name}
          name={name}
          value={values[name]}
          problem={problems[name]}
          country={country}
          countries={props.countries}
          section={props.section}
          isLast={index === asked.length - 1}
          texts={texts}
          on={on}
        />
      ))}
      {props.section === 'shipping' && (
        <div className="si-address-form__note" role="status">
          <AddressFormNote values={values} dayLabels={dayLabels} texts={texts} />
        </div>
      )}
    </div>
  );
}

interface NoteProps extends Pick<AddressFormProps, 'values' | 'dayLabels'> {
  texts: AddressMessages;
}

/** The delivery note for a PO box or a military address. */
function AddressFormNote({ values, dayLabels, texts }: NoteProps): ReactNode {
  const kind = postKind(values);
  const days = kind && dayLabels?.[kind];
  const note = kind === 'poBox' ? texts.poBoxNote : texts.militaryNote;
  return (
    kind && (
      <p>
        <Icon name="info" />
        <span>{days ? `${note} ${fillIn(texts.deliveryTakes, days)}` : note}</span>
      </p>
    )
  );
}

/** Enter moves to the next empty field; if there is none, it submits the form. */
function handleEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || (target as Element).localName !== 'input') return;
  const next = [...currentTarget.querySelectorAll<HTMLInputElement>('[required]')].find(
    (field) =>
      !field.value && (target as Element).compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}
