import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useOnMountBeforePaint } from '../../hooks/use-on-mount.ts';
import { useWipeOnPageHide } from '../../hooks/use-wipe-on-pagehide.ts';
import { Field } from '../field.tsx';

/** The functions of a secret field, for its form. */
export interface SecretInput {
  read(): string;
  fill(text: string): void;
  wipe(): void;
  focus(): void;
}

interface SecretFieldProps {
  ref: Ref<SecretInput>;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The layer that opens with this field focuses it. */
  isFirst?: boolean;
  onType: () => void;
}

/**
 * A field for a gift card's number or PIN, or a code: without a name, a React-controlled value or an attribute with the
 * text, and emptied when it unmounts and when the page is left (decisions 31, 84).
 */
export function SecretField({ ref, label, hint, error, isFirst, onType }: SecretFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  useImperativeHandle(ref, () => ({
    read: () => input.current?.value ?? '',
    fill: write,
    wipe: () => write(''),
    focus: () => input.current?.focus(),
  }));
  useOnMountBeforePaint(() => {
    const { current } = input;
    return () => {
      current!.value = '';
    };
  });
  useWipeOnPageHide(() => write(''));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="si-input"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          data-si-focus={isFirst || undefined}
          onInput={onType}
        />
      )}
    </Field>
  );
}
