import { requiredTolerantList } from '../../src/contract/fields.ts';
import { certificate, rewardAccount } from '../../src/contract/payment/checkout-payment.ts';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { Rewards } from './rewards.tsx';

export const props = {
  certificates: json(requiredTolerantList(certificate), {
    optional: true,
    accepts: 'a list of {certificateNumber, amount?, isApplied?, errorMessage?}, the amounts in cents',
    about:
      'The reward certificates, until the server’s newer data is loaded; without them the server’s content stays until then.',
  }),
  accounts: json(requiredTolerantList(rewardAccount), {
    optional: true,
    accepts: 'a list of {id, label?, balance?, certificates?}, the balance in cents',
    about: 'The shopper’s rewards accounts, until the server’s newer data is loaded.',
  }),
  heading: text({ optional: true, about: 'The title of the block, until the server gives one.' }),
};

export type RewardsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'rewards',
  kind: 'inline',
  load: 'visible',
  about: 'Pays with reward certificates, and shows what the rewards accounts have.',
  docs: {
    task: 'pay',
    useWhen: 'On a payment page that keeps its server’s own form, round that form’s part for rewards.',
    notWhen:
      'In `checkout` the payment step has the same, and `cart` the certificates; for gift cards use `gift-cards`.',
    accessibility: [
      'A region named by the title of the block. The certificates are a list, each with an Apply or Remove that names it.',
      'A change is announced; the reason for a refusal is announced and stands beside its certificate.',
    ],
  },
  props,
  view: Rewards,
});
