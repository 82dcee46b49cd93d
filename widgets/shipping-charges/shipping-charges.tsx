import type { ReactNode } from 'react';
import { shippingSections } from '../../src/domain/delivery/shipping-charges.ts';
import { shippingMessages } from '../../src/domain/delivery/shipping-messages.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import type { ShippingChargesProps } from './shipping-charges.island.ts';
import { ShippingChargesDelivery } from './shipping-charges-delivery.tsx';
import { ShippingChargesDestinations } from './shipping-charges-destinations.tsx';
import { ShippingChargesFees } from './shipping-charges-fees.tsx';

/** Charges, delivery details and, outside Canada, destinations, for the item’s ship method (checkout §2.2). */
export function ShippingCharges(props: ShippingChargesProps): ReactNode {
  const { shipMethod, openTab, shippingMessage } = props;
  const { close } = useIsland();
  const { country, messages } = pageContext();
  const labels = withOverrides(shippingMessages, messages);
  const part = {
    ...props,
    sections: shippingSections(shipMethod),
    labels,
    isCanada: shippingMessage?.isCanada ?? country === 'CA',
  };
  const tabs = [
    { label: labels.shippingTabCharges, content: <ShippingChargesFees {...part} /> },
    { label: labels.shippingTabDelivery, content: <ShippingChargesDelivery {...part} /> },
  ];
  if (!part.isCanada)
    tabs.push({ label: labels.shippingTabDestinations, content: <ShippingChargesDestinations {...part} /> });
  return (
    <Dialog title={labels.shippingTitle} onClose={close}>
      <div className="si-shipping-charges">
        <Tabs label={labels.shippingTitle} tabs={tabs} openAtFirst={openTab - 1} />
      </div>
    </Dialog>
  );
}
