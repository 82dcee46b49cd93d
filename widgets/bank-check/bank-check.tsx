import type { ReactNode } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useBankCheck } from '../../src/state/checkout/use-bank-check.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { bankCheckMessages } from './bank-check.messages.ts';

/** The bank's check of a payment or an order, by the payment provider's own component (decision 88). */
export function BankCheck(): ReactNode {
  const texts = useTexts(bankCheckMessages);
  const { place, isLoading, isNone, cancel } = useBankCheck(useIsland());
  return (
    <Dialog
      title={texts.bankCheckTitle}
      isTall
      allowsForeignLayers
      onClose={cancel}
      actions={
        <Button kind="secondary" onClick={cancel}>
          {texts.bankCheckCancel}
        </Button>
      }
    >
      {isLoading && <p role="status">{texts.bankCheckLoading}</p>}
      {isNone && <p>{texts.bankCheckNone}</p>}
      <div ref={place} className="si-bank-check" />
    </Dialog>
  );
}
