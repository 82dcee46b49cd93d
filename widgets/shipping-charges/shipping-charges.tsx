import type { ReactNode } from 'react';
import { shippingMessages } from '../../src/domain/delivery/delivery-messages.ts';
import { shippingSections } from '../../src/domain/delivery/shipping-charges.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import type { ShippingChargesProps } from './shipping-charges.island.ts';
import { ShippingChargesDelivery } from './shipping-charges-delivery.tsx';
import { ShippingChargesDestinations } from './shipping-charges-destinations.tsx';
import { ShippingChargesFees } from './shipping-charges-fees.tsx';

/** Charges, delivery details and, outside Canada, destinations, for the item's ship method (checkout §2.2). */
export function ShippingCharges(props: ShippingChargesProps): ReactNode {
  const { shipMethod, openTab, shippingMessage } = props;
  const { close } = useIsland();
  const { country } = pageContext();
  const texts = useTexts(shippingMessages);
  const part = {
    ...props,
    sections: shippingSections(shipMethod),
    texts,
    isCanada: shippingMessage?.isCanada ?? country === 'CA',
  };
  const tabs = [
    { label: texts.shippingTabCharges, content: <ShippingChargesFees {...part} /> },
    { label: texts.shippingTabDelivery, content: <ShippingChargesDelivery {...part} /> },
  ];
  if (!part.isCanada)
    tabs.push({ label: texts.shippingTabDestinations, content: <ShippingChargesDestinations {...part} /> });
  return (
    <Dialog title={texts.shippingTitle} isTall onClose={close}>
      <div className="si-shipping-charges">
        <Tabs label={texts.shippingTitle} tabs={tabs} openAtFirst={openTab - 1} />
      </div>
    </Dialog>
  );
}
