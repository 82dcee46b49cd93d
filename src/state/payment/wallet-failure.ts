import { logPayPalError, logVisaError } from '../../contract/payment/wallets.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletKey } from '../../domain/payment/payment-means-messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { pageTexts } from '../../page/texts.ts';
import type { WalletFault } from '../../providers/wallet.ts';
import { basketId } from '../basket.ts';
import { orderFailure } from '../checkout/place-order.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { NotPaidError } from './payment-attempt.ts';
import { handlePaymentFailure } from './use-payment.ts';
import type { WalletPlace } from './wallet-order.ts';
import { WalletOrderError } from './wallet-paying.ts';

/**
 * The message for a sheet that has ended without an approval. The package's error goes to the server's log (checkout
 * §7.3).
 */
export function faultFailure(
  { name, place }: { name: WalletName; place: WalletPlace },
  fault: WalletFault,
): Failure | undefined {
  const { cause, code, isTimeout, isChanged } = fault;
  // The failure of a call to the shop, such as the guest's post.
  if (cause instanceof CallError) return handleFailure(cause);
  if (!isChanged) {
    console.error(`[storefront-islands] wallet-buttons: ${name} failed: ${code}`);
    logFault(name, place, fault);
  }
  const texts = pageTexts(walletMessages);
  const text = isChanged ? texts.walletTotalChanged : isTimeout ? texts.walletTimeout : texts.walletFailed;
  return { message: fillIn(text, texts[walletKey(name)]), hasPopup: false, error: cause };
}

function logFault(name: WalletName, place: WalletPlace, { code, isTimeout = false }: WalletFault): void {
  const basket = basketId();
  const message = isTimeout ? 'timeout' : place;
  const logging =
    name === 'paypal'
      ? send(logPayPalError, { basketId: basket, code, message })
      : name === 'cardNetwork'
        ? send(logVisaError, { IsTimeout: isTimeout, AlternativePaymentInitiator: place, BasketId: basket })
        : undefined;
  logging?.catch(() => {});
}

/** The message for an approval that does not pay. */
export function walletFailure(name: WalletName, error: unknown): Failure | undefined {
  const texts = pageTexts(walletMessages);
  if (error instanceof WalletOrderError) return { message: error.message, hasPopup: false, error };
  const refused = fillIn(texts.walletRefused, texts[walletKey(name)]);
  if (error instanceof NotPaidError && error.amountDue === undefined && error.cause.kind === 'refused')
    return { message: error.cause.serverMessage ?? refused, hasPopup: false, error };
  if (error instanceof NotPaidError) return handlePaymentFailure(error);
  if (error instanceof CallError && error.kind === 'refused')
    return handleFailure(error, { genericErrorMessage: refused });
  return orderFailure(error);
}
