import type { AnswerOf, Call } from '../../contract/call.ts';
import {
  applyCartRewardCertificate,
  applyProviderRewardCertificate,
  removeProviderRewardCertificate,
  removeRewardCertificate,
} from '../../contract/cart/certificates.ts';
import { refusal } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';

type Certificate = {
  certificateNumber: string;
  accountNumber?: string | undefined;
  cardToken?: string | undefined;
};
type Answer = AnswerOf<typeof applyCartRewardCertificate>;
const isProvider = () => !!pageContext().features.paymentProvider_EnableAdyen;

export async function applyCertificate(certificate: Certificate): Promise<Answer['rewardsData']> {
  return sent(isProvider() ? applyProviderRewardCertificate : applyCartRewardCertificate, certificate);
}

export async function removeCertificate(certificateNumber: string): Promise<Answer['rewardsData']> {
  return sent(isProvider() ? removeProviderRewardCertificate : removeRewardCertificate, {
    certificateNumber,
  });
}

async function sent<Payload>(call: Call<Payload, Answer>, payload: Payload): Promise<Answer['rewardsData']> {
  const answer = await send(call, payload);
  if (!answer.isSuccess) throw refusal(call, answer.rewardsData?.errorMessage ?? answer.message);
  return answer.rewardsData;
}
