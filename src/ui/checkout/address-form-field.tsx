import {
  type InputHTMLAttributes,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type AddressField, isShopCountry } from '../../domain/checkout/address.ts';
import type { AddressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import { regionsOf } from '../../domain/checkout/regions.ts';
import { postalCodeLabel } from '../../domain/delivery/postal-code.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Select } from '../select.tsx';

export interface AddressFormFieldProps {
  name: AddressField;
  value: string;
  problem: string | undefined;
  /** The address's country, which determines its regions and postal codes. */
  country: string;
  countries: readonly { code: string; name: string }[];
  section: 'shipping' | 'billing';
  isLast: boolean;
  texts: AddressMessages;
  /** Must be a stable object, so that memo() works. */
  on: { change: (field: AddressField, late?: string) => void; leave: (field: AddressField) => void };
}

/** The label of a field in the country's terms. */
export function addressLabel(name: AddressField, country: string, texts: AddressMessages): string {
  if (name === 'email') return texts.guestEmail;
  if (name === 'postalCode')
    return isShopCountry(country) ? postalCodeLabel(country, texts) : texts.postalCodeAbroad;
  if (name !== 'state') return texts[name];
  if (!isShopCountry(country)) return texts.region;
  return country === 'US' ? texts.state : texts.province;
}

/** One field of an address. */
export const AddressFormField = memo(function AddressFormField(props: AddressFormFieldProps) {
  const { name, value, problem, country, texts } = props;
  const options = optionsOf(props);
  if (name === 'address2') return <AddressFormLine2 {...props} />;
  return (
    <Field
      label={addressLabel(name, country, texts)}
      hint={hintOf(props)}
      error={problem}
      isAnnounced={false}
    >
      {(control) =>
        options ? (
          <Select
            {...control}
            {...attributesOf(props)}
            value={options.some(({ code }) => code === value) ? value : ''}
          >
            <option value="">{placeholderOf(props)}</option>
            {options.map((option) => (
              <option key={option.code} value={option.code}>
                {option.name}
              </option>
            ))}
          </Select>
        ) : (
          <AddressInput
            {...control}
            {...attributesOf(props)}
            {...typingOf(name, country)}
            {...(props.isLast ? lastKey : nextKey)}
            value={value}
            onLate={(text) => props.on.change(name, text)}
          />
        )
      }
    </Field>
  );
});

/** The phone number of a billing address is not for the delivery. */
function hintOf({ name, section, texts }: AddressFormFieldProps): string | undefined {
  if (name === 'email') return texts.guestEmailWhy;
  return name === 'phone' && section === 'shipping' ? texts.phoneWhy : undefined;
}

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  value: string;
  ref?: RefObject<HTMLInputElement | null>;
  /** Called with a text that a password manager has put into an input after a change of country had replaced that input. */
  onLate?: (text: string) => void;
}

/** An uncontrolled input: typing renders nothing. A new `value` replaces the text. */
function AddressInput({ value, ref, onLate, ...attributes }: InputProps): ReactNode {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const latest = useRef(onLate);
  latest.current = onLate;
  useLayoutEffect(() => {
    const element = input.current!;
    // This listener stays, because React has already removed its own from a replaced input.
    element.addEventListener('change', () => element.isConnected || latest.current?.(element.value));
  }, [input]);
  useLayoutEffect(() => {
    if (input.current!.value !== value) input.current!.value = value;
  }, [input, value]);
  return <input {...attributes} ref={input} className="si-input" defaultValue={value} />;
}

/** The second line: hidden behind a button until it has text, which may also come from autofill. */
function AddressFormLine2(props: AddressFormFieldProps): ReactNode {
  const { name, value, problem, country, texts } = props;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  if (!isOpen && (value || problem)) setOpen(true);

  useLayoutEffect(() => {
    if (isOpen && isPressed.current) field.current!.focus();
  }, [isOpen]);

  function handlePress() {
    isPressed.current = true;
    setOpen(true);
  }

  return (
    <div>
      {!isOpen && (
        <Button kind="link" onClick={handlePress}>
          {texts.addAddress2}
        </Button>
      )}
      {/* Rendered even while hidden, because autofill only fills in existing fields. */}
      <div className={isOpen ? undefined : 'si-visually-hidden'} aria-hidden={!isOpen || undefined}>
        <Field label={addressLabel(name, country, texts)} error={problem} isAnnounced={false}>
          {(control) => (
            <AddressInput
              {...control}
              {...attributesOf(props)}
              {...nextKey}
              ref={field}
              value={value}
              tabIndex={isOpen ? undefined : -1}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

const tokens: Record<AddressField, string> = {
  country: 'country',
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phone: 'tel',
  email: 'email',
};

const freeAbroad: readonly AddressField[] = ['postalCode', 'state'];

function attributesOf({ name, country, section, on }: AddressFormFieldProps) {
  return {
    name,
    required: name !== 'address2' && (isShopCountry(country) || !freeAbroad.includes(name)),
    autoComplete: name === 'email' ? tokens.email : `${section} ${tokens[name]}`,
    onChange: () => on.change(name),
    onBlur: () => on.leave(name),
  };
}

type Typing = InputHTMLAttributes<HTMLInputElement>;

const nextKey: Typing = { enterKeyHint: 'next' };
const lastKey: Typing = { enterKeyHint: 'go' };

/** The keyboard for a field. */
function typingOf(name: AddressField, country: string): Typing {
  if (name === 'phone') return { type: 'tel', inputMode: 'tel' };
  if (name === 'email')
    return { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  if (name !== 'postalCode') return { spellCheck: false };
  return country === 'US' ? { inputMode: 'numeric' } : { autoCapitalize: 'characters', spellCheck: false };
}

function optionsOf({ name, country, countries }: AddressFormFieldProps) {
  if (name === 'country') return countries;
  return name === 'state' && isShopCountry(country) ? regionsOf(country) : undefined;
}

function placeholderOf({ name, country, texts }: AddressFormFieldProps): string {
  if (name === 'country') return texts.chooseCountry;
  return country === 'US' ? texts.chooseState : texts.chooseProvince;
}
