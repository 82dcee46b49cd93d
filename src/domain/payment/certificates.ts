/** A reward certificate that may pay (decision 83). */
interface Certificate {
  certificateNumber: string;
  isApplied: boolean;
}

interface WithCertificates<C extends Certificate> {
  certificates: readonly C[];
  rewardAccounts: readonly { certificates: readonly C[] }[];
}

/** All certificates of an order, each once: those of the order, then those of the rewards accounts. */
export function allCertificates<C extends Certificate>({
  certificates,
  rewardAccounts,
}: WithCertificates<C>): C[] {
  const all = [...certificates, ...rewardAccounts.flatMap((account) => account.certificates)];
  return all.filter(
    (one, nth) =>
      all.findIndex(({ certificateNumber }) => certificateNumber === one.certificateNumber) === nth,
  );
}

/** Whether a certificate of this number pays. */
export const isCertificateApplied = (payment: WithCertificates<Certificate>, number: string): boolean =>
  allCertificates(payment).some(
    ({ certificateNumber, isApplied }) => isApplied && certificateNumber === number,
  );
