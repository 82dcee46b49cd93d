import { type ReactNode, useRef } from 'react';
import type { CheckoutPayment } from '../../src/contract/payment/checkout-payment.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { appliedSavedCard } from '../../src/state/payment/certificates.ts';
import { useAccountRewards } from '../../src/state/payment/use-account-rewards.ts';
import { type RewardsPayment, useRewards } from '../../src/state/payment/use-rewards.ts';
import { useStandalonePayment } from '../../src/state/payment/use-standalone-payment.ts';
import { useKeptFocus } from '../../src/ui/cart/use-kept-focus.ts';
import { Rewards as RewardsPart } from '../../src/ui/payment/rewards.tsx';
import type { RewardsProps } from './rewards.island.ts';

/** The rewards of the order, in place of the server's form (checkout §3); its content stays until they are known. */
export function Rewards({ certificates, accounts = [], heading }: RewardsProps): ReactNode {
  const given = {
    certificates,
    rewardAccounts: certificates && accounts,
    redeemRewardsTitle: heading,
  };
  const payment = useStandalonePayment(useIsland(), given, ['certificates', 'rewardAccounts']);
  return payment ? <RewardsShown payment={payment} /> : <ServerContent />;
}

function RewardsShown({ payment }: { payment: RewardsPayment & Partial<CheckoutPayment> }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const rewards = useRewards(payment, { card: () => appliedSavedCard(payment) });
  useAccountRewards(payment);
  useKeptFocus(place);
  return (
    <div className="si-rewards-host" ref={place}>
      <RewardsPart {...rewards} />
    </div>
  );
}
