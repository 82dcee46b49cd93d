import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { closeDialog } from './dialog.tsx';

interface CloseButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Runs with each press. */
  onPress?: () => void;
}

/** A button that closes the layer around it. */
export function CloseButton({ onPress, ...button }: CloseButtonProps): ReactNode {
  return (
    <Button
      {...button}
      onClick={(event) => {
        closeDialog(event.currentTarget);
        onPress?.();
      }}
    />
  );
}
