import type { ReactNode } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { reload } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';

/** The refresh popup, for a stale token and for IsReset (checkout §8, decision 10). */
export function RefreshPopup(): ReactNode {
  const island = useIsland();
  const labels = useTexts(errorMessages);
  return (
    <Dialog
      title={labels.refreshTitle}
      onClose={island.close}
      actions={<Button onClick={reload}>{labels.refreshButton}</Button>}
    >
      <p className="si-refresh-popup">{labels.refreshMessage}</p>
    </Dialog>
  );
}
