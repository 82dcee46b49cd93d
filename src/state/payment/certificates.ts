import type { PayloadOf } from '../../contract/call.ts';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import type { CardData } from '../../contract/payment/payment.ts';
import { applyProviderCertificate, applyRewardCertificate } from '../../contract/payment/rewards.ts';
import { cardsApplied } from '../../domain/payment/applied-cards.ts';
import { allCertificates, isCertificateApplied } from '../../domain/payment/certificates.ts';
import { changeChecked } from '../checkout/checked-change.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { hasProvider, removeCertificateCall, removeCertificatesCall } from './tender-calls.ts';

/** The rewards card that a certificate belongs to (decision 86). */
export type CertificateCard =
  /** One of the account, by its id. */
  | { kind: 'saved'; id: string }
  /** A typed card, which is valid; the object is emptied once it has been sent. */
  | { kind: 'typed'; card: CardData }
  /** A typed card that the payment provider's fields have encrypted. */
  | { kind: 'encrypted'; data: Record<string, unknown> };

/** The saved card that pays; undefined if none does. */
export function appliedSavedCard(
  payment: Partial<Pick<CheckoutPayment, 'cards' | 'savedCards' | 'appliedCards'>>,
): CertificateCard | undefined {
  const { cards = [], savedCards = [], appliedCards = [] } = payment;
  const stored = cards.find((card) => card.isApplied && card.isValid && card.storedPaymentMethodId);
  const id = stored?.storedPaymentMethodId ?? cardsApplied(savedCards, appliedCards)[0]?.card.id;
  return id === undefined ? undefined : { kind: 'saved', id };
}

/**
 * Pays with a reward certificate (checkout §7.1, §7.2).
 * @throws CallError; a RefusedError carries the server's words for the shopper
 */
export async function applyCertificate(
  flow: CheckoutFlow,
  certificateNumber: string,
  card: CertificateCard | undefined,
): Promise<void> {
  const isDone = { isDone: isApplied(certificateNumber) };
  try {
    if (hasProvider())
      await changeChecked(
        flow,
        {
          call: applyProviderCertificate,
          payload: { certificateNumber, savePaymentCardInfo: providerCard(card) },
        },
        isDone,
      );
    else
      await changeChecked(
        flow,
        { call: applyRewardCertificate, payload: { certificateNumber, ...siteCard(card) } },
        isDone,
      );
  } finally {
    if (card?.kind === 'typed') Object.assign(card.card, { number: '', cvv: '' });
  }
}

/**
 * Takes a certificate back.
 * @throws CallError, as above
 */
export const removeCertificate = (flow: CheckoutFlow, certificateNumber: string): Promise<void> =>
  changeChecked(
    flow,
    { call: removeCertificateCall(), payload: { certificateNumber } },
    {
      isDone: ({ payment }) => !isCertificateApplied(payment, certificateNumber),
      take: ({ rewardsData }) => rewardsData?.errorMessage,
    },
  );

/**
 * Takes all certificates back.
 * @throws CallError, as above
 */
export const removeCertificates = (flow: CheckoutFlow): Promise<void> =>
  changeChecked(
    flow,
    { call: removeCertificatesCall(), payload: {} },
    {
      isDone: ({ payment }) => !allCertificates(payment).some((one) => one.isApplied),
      take: ({ rewardsData }) => rewardsData?.errorMessage,
    },
  );

const isApplied =
  (number: string) =>
  ({ payment }: { payment: CheckoutPayment }) =>
    isCertificateApplied(payment, number);

type SitePayload = PayloadOf<typeof applyRewardCertificate>;

const siteCard = (
  card: CertificateCard | undefined,
): Pick<SitePayload, 'cardOneData' | 'accountCardOneData'> => {
  if (card?.kind === 'saved') return { accountCardOneData: { id: card.id } };
  return card?.kind === 'typed' ? { cardOneData: card.card } : {};
};

const providerCard = (card: CertificateCard | undefined): Record<string, unknown> | undefined => {
  if (card?.kind === 'saved') return { storedPaymentMethodId: card.id };
  return card?.kind === 'encrypted' ? card.data : undefined;
};
