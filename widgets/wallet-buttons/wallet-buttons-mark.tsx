import type { ReactNode } from 'react';
import type { WalletName } from '../../src/domain/payment/wallets.ts';
import { walletMarks } from './wallet-buttons.messages.ts';

const apple =
  'M14.6 8.3c.6-.8 1-1.8.9-2.8-.9 0-2 .6-2.6 1.3-.6.7-1.1 1.7-.9 2.7 1 .1 2-.5 2.6-1.2zm.9 1.4c-1.4-.1-2.6.8-3.3.8-.7 0-1.7-.8-2.8-.7-1.5 0-2.8.8-3.5 2.1-1.5 2.6-.4 6.4 1.1 8.5.7 1 1.6 2.2 2.7 2.1 1.1 0 1.5-.7 2.8-.7s1.7.7 2.8.7c1.2 0 1.9-1 2.6-2.1.8-1.2 1.2-2.3 1.2-2.4 0 0-2.3-.9-2.3-3.5 0-2.2 1.8-3.2 1.9-3.3-1-1.5-2.6-1.5-3.2-1.5z';

/** How each wallet's word is set. */
const words: Record<WalletName, object> = {
  applePay: { x: 40, y: 19, fontSize: 16, fontWeight: 500 },
  paypal: { x: 32, y: 17, fontSize: 15, fontWeight: 700, fontStyle: 'italic' },
  venmo: { x: 32, y: 17, fontSize: 16, fontWeight: 700 },
  cardNetwork: { x: 32, y: 17, fontSize: 11, fontWeight: 600 },
};

/** The wallet's mark in its own colours, as its maker asks; the button has its name. */
export function WalletMark({ name }: { name: WalletName }): ReactNode {
  return (
    <svg className="si-wallet__mark" viewBox="0 0 64 24" aria-hidden="true" focusable="false">
      {name === 'applePay' && <path d={apple} />}
      <text textAnchor="middle" {...words[name]}>
        {walletMarks[name]}
      </text>
    </svg>
  );
}
