import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TooltipProps } from '../../src/ui/tooltip.tsx';

/** Facts about an item, which few have: behind an "i", or in plain sight if the code for that does not load. */
export function CartConfirmationFacts(props: TooltipProps): ReactNode {
  const [View, setView] = useState<ComponentType<TooltipProps>>();

  useEffect(() => {
    import(/* Shows facts about an added item behind an “i”. */ '../../src/ui/tooltip.tsx').then(
      ({ Tooltip }) => setView(() => Tooltip),
      () => setView(() => PlainFacts),
    );
  }, []);

  return View && <View {...props} />;
}

function PlainFacts({ children }: TooltipProps): ReactNode {
  return (
    <>
      <br />
      {children}
    </>
  );
}
