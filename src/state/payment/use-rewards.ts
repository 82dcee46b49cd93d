import { useStore } from 'jotai';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { allCertificates } from '../../domain/payment/certificates.ts';
import { rewardsPartMessages } from '../../domain/payment/payment-rewards-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { failureMessage } from '../attempt.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { useChange } from '../checkout/use-change.ts';
import {
  applyCertificate,
  type CertificateCard,
  removeCertificate,
  removeCertificates,
} from './certificates.ts';
import { useEntryChanges } from './use-entry-changes.ts';

/** What of the payment the rewards need. */
export type RewardsPayment = Pick<CheckoutPayment, 'certificates' | 'rewardAccounts'> &
  Partial<Pick<CheckoutPayment, 'redeemRewardsTitle' | 'hasOnlyRewardCards' | 'rewardsErrorMessage'>>;

type Certificate = CheckoutPayment['certificates'][number];

interface RewardsOptions {
  /** The card that goes along with a certificate, as it is when Apply is pressed (decision 86). */
  card: () => CertificateCard | undefined;
  /** Empties the form of a typed card, whose certificate was refused. */
  wipeTyped?: () => void;
}

const price = (cents: number) => formatPrice(cents, pageContext());

/** The reward certificates and accounts of the order (decision 83): for the payment step and for the widget. */
export function useRewards(payment: RewardsPayment, { card, wipeTyped }: RewardsOptions) {
  const flow = checkoutFlowOf(useStore());
  const texts = useTexts(rewardsPartMessages);
  const entries = useEntryChanges();
  const all = useChange();
  const certificates = allCertificates(payment);

  const nameOf = ({ amount, certificateNumber }: Certificate) =>
    amount === undefined
      ? fillIn(texts.certificateNumbered, certificateNumber.slice(-4))
      : fillIn(texts.certificate, price(amount));

  async function apply(number: string): Promise<void> {
    const sent = card();
    try {
      await applyCertificate(flow, number, sent);
    } catch (error) {
      if ((error as CallError).kind === 'refused' && sent && sent.kind !== 'saved') wipeTyped?.();
      throw error;
    }
  }

  async function change(certificate: Certificate): Promise<void> {
    const { certificateNumber: number, isApplied } = certificate;
    const isDone = await entries.change(number, () =>
      isApplied ? removeCertificate(flow, number) : apply(number),
    );
    if (isDone) announce(fillIn(isApplied ? texts.tenderRemoved : texts.appliedNow, nameOf(certificate)));
  }

  async function removeAll(): Promise<void> {
    const { status } = await all.attempt(() => removeCertificates(flow));
    if (status === 'idle') announce(texts.allCertificatesRemoved);
  }

  return {
    texts,
    title: payment.redeemRewardsTitle ?? texts.rewardsHeading,
    /** Only rewards cards may pay; the server's reason, if it gives one. */
    restriction: payment.hasOnlyRewardCards
      ? (payment.rewardsErrorMessage ?? texts.onlyRewardCards)
      : undefined,
    accounts: payment.rewardAccounts.map(({ id, label, balance }) => ({
      id,
      label,
      balance: balance === undefined ? undefined : fillIn(texts.rewardsBalance, price(balance)),
    })),
    certificates: certificates.map((certificate) => {
      const { certificateNumber: id, isApplied, errorMessage } = certificate;
      const state = entries.stateOf(id);
      return {
        id,
        name: nameOf(certificate),
        isApplied,
        isBusy: state.status === 'busy',
        problem: failureMessage(state) ?? errorMessage,
        change: () => change(certificate),
      };
    }),
    all: {
      isOffered: certificates.filter(({ isApplied }) => isApplied).length > 1,
      isBusy: all.state.status === 'busy',
      problem: failureMessage(all.state),
      remove: removeAll,
    },
  };
}
