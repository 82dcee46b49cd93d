import { expect } from 'vitest';
import { examples } from '../../../../widgets/rewards/rewards.examples.ts';
import rewards from '../../../../widgets/rewards/rewards.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { body, button, type Driver, soon } from '../driver.ts';

const certificate = examples['reward certificate'];
const account = examples['rewards of the account'];
const context = { features: { paymentProvider_EnableAdyen: true } };

/** At the second try each read has the rewards, too. */
let isSecond = false;
const found = account.answers.getAccountRewardsByToken;
const lookingUp = {
  refreshCheckout: () => Response.json(isSecond ? found.checkout : account.answers.refreshCheckout),
  lookupRewardsCard: found,
};

const applying = (driver: Pick<Driver, 'name' | 'call' | 'example'>): Driver => ({
  ...driver,
  place: '.si-rewards',
  said: '.si-rewards .si-note',
  async come(on) {
    await renderIsland(rewards, driver.example, { on });
    await soon(() => expect(body()).toContain('$25.00 reward certificate'));
    return {
      act: () => on.shopper.click(button('Apply $25.00')),
      kept: () => expect(button('Apply $25.00')).toBeTruthy(),
      done: () => expect(button('Remove $25.00')).toBeTruthy(),
    };
  },
});

export const drivers: readonly Driver[] = [
  applying({
    name: 'pays with a reward certificate on a page of the shop’s own',
    call: 'applyRewardCertificate',
    example: certificate,
  }),
  applying({
    name: 'pays with a reward certificate through the provider',
    call: 'applyProviderCertificate',
    example: {
      ...certificate,
      context,
      answers: {
        ...certificate.answers,
        applyProviderCertificate: certificate.answers.applyRewardCertificate,
      },
    },
  }),
  {
    name: 'sees the rewards of a rewards card at the provider',
    call: 'lookupRewardsCard',
    example: {
      ...account,
      context,
      answers: lookingUp,
    },
    said: null,
    busy: null,
    isEvent: false,
    isBackground: true,
    opens: null,
    async come(on) {
      isSecond = false;
      const come = () => renderIsland(rewards, { ...account, context }, { on });
      return {
        act: come,
        async again() {
          isSecond = true;
          document.querySelector('[data-island="rewards"]')!.remove();
          await come();
        },
        done: () => expect(body()).toContain('Rewards card ending in 0045'),
      };
    },
  },
];
