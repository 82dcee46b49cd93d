import type { ReactNode } from 'react';
import type { ShippingCharges as Charges } from '../../src/contract/delivery/shipping-charges.ts';
import { shippingSections } from '../../src/domain/delivery/shipping-charges.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import type { ShippingChargesProps } from './shipping-charges.island.ts';
import { type ShippingMessages, shippingMessages } from './shipping-charges.messages.ts';
import { useShippingCharges } from './shipping-charges.state.ts';
import { ShippingChargesDelivery } from './shipping-charges-delivery.tsx';
import { ShippingChargesDestinations } from './shipping-charges-destinations.tsx';
import { ShippingChargesFees } from './shipping-charges-fees.tsx';

/** Charges, delivery details and, outside Canada, destinations, for the item's ship method (checkout §2.2). */
export function ShippingCharges(props: ShippingChargesProps): ReactNode {
  const { chargesUrl, chargesPage } = props;
  const { close } = useIsland();
  const texts = useTexts(shippingMessages);
  const { charges, state, load } = useShippingCharges(props.charges, chargesUrl ?? chargesPage);
  const isRetrying = state.status === 'busy' && state.isRetry;
  return (
    <Dialog title={texts.shippingTitle} isTall onClose={close}>
      <div className="si-shipping-charges" aria-busy={state.status === 'busy' || undefined}>
        {charges && <ShippingChargesTabs {...props} charges={charges} texts={texts} />}
        {!charges && state.status !== 'failed' && <Skeleton lines={8} />}
        <FailureMessage state={state} />
        {(state.status === 'failed' || isRetrying) && (
          <div className="si-shipping-charges__ways">
            <Button kind="secondary" isBusy={isRetrying} onClick={load}>
              {texts.shippingTryAgain}
            </Button>
            {chargesPage && <a href={chargesPage}>{texts.shippingPage}</a>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface TabsProps extends ShippingChargesProps {
  charges: Charges;
  texts: ShippingMessages;
}

function ShippingChargesTabs({ texts, ...props }: TabsProps): ReactNode {
  const { shipMethod, openTab, shippingMessage } = props;
  const isCanada = shippingMessage?.isCanada ?? pageContext().country === 'CA';
  const part = { ...props, sections: shippingSections(shipMethod), texts, isCanada };
  const tabs = [
    { label: texts.shippingTabCharges, content: <ShippingChargesFees {...part} /> },
    { label: texts.shippingTabDelivery, content: <ShippingChargesDelivery {...part} /> },
  ];
  if (!isCanada)
    tabs.push({ label: texts.shippingTabDestinations, content: <ShippingChargesDestinations {...part} /> });
  return <Tabs label={texts.shippingTitle} tabs={tabs} openAtFirst={openTab - 1} />;
}
