import { type ReactNode, type RefObject, useRef } from 'react';
import type { WalletName } from '../../src/domain/payment/wallets.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { BeginSheet, ReadyWallet } from '../../src/state/payment/wallets.ts';
import { WalletMark } from './wallet-buttons-mark.tsx';

interface WalletButtonProps {
  name: WalletName;
  ready: ReadyWallet;
  /** “Pay with Venmo” */
  label: string;
  /** While its payment is being finished. */
  busyText: string | undefined;
  /** Any payment is being finished: no press is taken. */
  isBlocked: boolean;
  /** For a sheet that is part of the page. */
  panel: RefObject<HTMLElement | null>;
  begin: BeginSheet;
}

/** One wallet's button: its package's own, or the shop's. */
export function WalletButton(props: WalletButtonProps): ReactNode {
  return props.ready.show ? <PackageButton {...props} /> : <ShopButton {...props} />;
}

function ShopButton(props: WalletButtonProps): ReactNode {
  const { name, ready, label, busyText, isBlocked, panel, begin } = props;

  // In the task of the press: a browser opens no window, and Apple no sheet, in a later one (decision 94).
  function handlePress() {
    const sheet = isBlocked ? undefined : begin();
    if (sheet) ready.open!(sheet, panel.current!);
  }

  return (
    <button
      type="button"
      className="si-wallet"
      aria-label={busyText ?? label}
      aria-busy={!!busyText || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={handlePress}
    >
      <WalletMark name={name} />
    </button>
  );
}

/** The package puts its button into the element, which React leaves alone. */
function PackageButton({ ready, label, busyText, isBlocked, begin }: WalletButtonProps): ReactNode {
  const island = useIsland();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ begin, isBlocked });
  latest.current = { begin, isBlocked };

  useOnMount(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const beginNow = () => (latest.current.isBlocked ? undefined : latest.current.begin());
    ready.show!(place.current!, beginNow).then(
      (shown) => {
        if (isGone) shown();
        else remove = shown;
      },
      // The package's servers were not reached: the place stays empty, and the row as high as it is.
      () =>
        isGone || island.signal.aborted || console.error(`[storefront-islands] ${label}: no button came.`),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  });

  return (
    <div
      className="si-wallet-frame"
      aria-busy={!!busyText || undefined}
      data-blocked={isBlocked || undefined}
    >
      <div ref={place} />
    </div>
  );
}
