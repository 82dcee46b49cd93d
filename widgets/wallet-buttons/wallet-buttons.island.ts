import { walletNames } from '../../src/domain/payment/wallets.ts';
import { flag, type IslandProps, oneOf, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { walletPlaces } from '../../src/state/payment/wallet-order.ts';
import { WalletButtons } from './wallet-buttons.tsx';

export const props = {
  place: oneOf(walletPlaces, {
    fallback: 'cart',
    about:
      'Where the buttons are: at `payment` the order is placed with the approval, elsewhere the shopper comes to the review.',
  }),
  only: oneOf(walletNames, { optional: true, about: 'One wallet alone, in a list of ways to pay.' }),
  checkoutUrl: url({
    optional: true,
    isOwn: true,
    about:
      'The cart, or a step of checkout: the steps are beside it. If left out, the page itself where it is one, else `/checkout/shipping`.',
  }),
  isBare: flag({ about: 'Without the line that names the row and the one below it.' }),
};

export type WalletButtonsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'wallet-buttons',
  kind: 'inline',
  load: 'visible',
  about:
    'Pays with PayPal, Venmo, Apple Pay or the card network’s wallet, where the shopper’s device has them.',
  docs: {
    task: 'pay',
    useWhen:
      'In the cart, in a slide-out before checkout, and on the payment step: a page whose context configures `wallets`.',
    notWhen: 'For cards use `checkout`’s payment step or `card-entry`; a page without `wallets` shows none.',
    accessibility: [
      'A region named “Express checkout”. Each wallet is a button named “Pay with …”; PayPal’s own is in a frame that PayPal names.',
      'A press opens the wallet’s own sheet. When that is cancelled, the focus is on the button again, which is announced.',
      'Why a payment was not accepted is announced, and stands below the buttons.',
      'Enter in a field presses none of them.',
    ],
  },
  props,
  remountsOn: ['place'],
  view: WalletButtons,
});
