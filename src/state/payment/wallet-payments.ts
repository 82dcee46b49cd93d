import {
  placeApplePayOrderFromPayment,
  placePayPalOrderFromPayment,
} from '../../contract/payment/wallets.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import { billingOf } from '../../domain/payment/wallet-contact.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import { walletSettings } from '../../page/wallet-settings.ts';
import type { AppliedApproval, Approval } from '../../providers/wallet.ts';
import { threeDSecure } from '../checkout/bank-check.ts';
import type { OrderCall } from '../checkout/order-call.ts';
import type { Payment, WayToPay } from './payment-kinds.ts';
import type { WalletPlace } from './wallet-order.ts';

/** A wallet's approval as data: the payment for it, or the call that places the order with it. */

interface Applying {
  key: string;
  basketId: string | undefined;
  place: WalletPlace;
  /** In cents. */
  amountDue: number | undefined;
}

/** The payment for an approval. */
export function paymentOf(approval: AppliedApproval, { key, amountDue, ...applying }: Applying): Payment {
  return {
    ...wayOf(approval, applying),
    key,
    cards: [],
    amountDue,
    savedCount: 0,
    ...(approval.wallet === 'clickToPay' && { provider: networkProvider() }),
  };
}

function wayOf(
  approval: AppliedApproval,
  { basketId, place }: Pick<Applying, 'basketId' | 'place'>,
): WayToPay {
  switch (approval.wallet) {
    case 'paypal':
      return {
        kind: 'paypal',
        payload: { basketId, nonce: approval.nonce, deviceData: approval.deviceData },
      };
    case 'venmo': {
      const { nonce, username, deviceData } = approval;
      return { kind: 'venmo', payload: { nonce, username, deviceData } };
    }
    case 'applePay': {
      const { nonce, deviceData } = approval;
      return {
        kind: 'apple-pay',
        payload: { basketId, nonce, deviceData, billingContact: billOf(approval) },
      };
    }
    case 'cardNetwork':
      return {
        kind: 'card-network',
        payload: { basketId, paymentInitiator: place, callId: approval.callId },
      };
    case 'clickToPay':
      return {
        kind: 'encrypted-card',
        payload: {
          adyenCardData: approval.data,
          browserInfo: approval.browserInfo,
          origin: location.origin,
          saveToAccount: false,
          threeDSecure: threeDSecure(),
        },
      };
  }
}

/** Shows the bank's check of a Click to Pay card. */
const networkProvider = () => {
  const { scriptUrl, styleUrl, config } = walletSettings().cardNetwork!;
  return { scriptUrl, styleUrl, config };
};

/** The call with which the payment step places the order; undefined for a wallet that the step only applies. */
export function orderCallOf(approval: Approval): OrderCall | undefined {
  const texts = pageTexts(walletMessages);
  if (approval.wallet === 'paypal')
    return {
      call: placePayPalOrderFromPayment as OrderCall['call'],
      payload: { data: approval.data },
      needsRedirect: true,
      declined: fillIn(texts.walletDeclined, texts.walletPaypal),
    };
  if (approval.wallet !== 'applePay') return undefined;
  const { nonce, deviceData } = approval;
  return {
    call: placeApplePayOrderFromPayment as OrderCall['call'],
    payload: { nonce, deviceData, billingContact: billOf(approval) },
    declined: fillIn(texts.walletDeclined, texts.walletApplePay),
  };
}

const billOf = ({ billing }: Approval) => billingOf(billing, pageContext().country);
