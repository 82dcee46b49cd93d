import { type ReactNode, useRef } from 'react';
import type { WalletName } from '../../src/domain/payment/wallets.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useWallets } from '../../src/state/payment/use-wallets.ts';
import { useKeptFocus } from '../../src/ui/cart/use-kept-focus.ts';
import { DoubtMessage } from '../../src/ui/doubt-message.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import type { WalletButtonsProps } from './wallet-buttons.island.ts';
import { WalletButton } from './wallet-buttons-button.tsx';

/** The wallets that can pay for the order, each with its button (checkout §4). */
export function WalletButtons({ place, only, checkoutUrl, isBare }: WalletButtonsProps): ReactNode {
  const island = useIsland();
  const row = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = usePageId();
  const focus = (name: WalletName) =>
    row.current?.querySelector<HTMLElement>(`[data-wallet="${name}"] :is(button, iframe)`)?.focus();
  const { texts, named, wallets, state, doubt, paying, round, begin } = useWallets(island, {
    place,
    checkoutUrl,
    only,
    focus,
  });
  useKeptFocus(row);
  if (!wallets.length) return null;
  const or = (
    <p className="si-wallets__or" aria-hidden="true">
      {texts.walletsOr}
    </p>
  );
  return (
    <section className="si-wallets" ref={row} aria-labelledby={`${id}-heading`}>
      <p className="si-wallets__heading" id={`${id}-heading`} hidden={isBare || place !== 'payment'}>
        {texts.walletsHeading}
      </p>
      {!isBare && place !== 'payment' && or}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-wallets__row" role="list">
        {wallets.map(({ name, ready }) => (
          <li key={`${name} ${round}`} data-wallet={name}>
            <WalletButton
              name={name}
              ready={ready}
              panel={panel}
              label={named(texts.walletPay, name)}
              busyText={paying === name ? named(texts.walletPaying, name) : undefined}
              isBlocked={!!paying}
              begin={() => begin(name)}
            />
          </li>
        ))}
      </ul>
      <div ref={panel} />
      <DoubtMessage>{doubt}</DoubtMessage>
      <FailureMessage state={state} />
      {!isBare && place === 'payment' && or}
    </section>
  );
}
