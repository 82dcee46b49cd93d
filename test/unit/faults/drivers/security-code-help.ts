import { examples } from '../../../../widgets/security-code-help/security-code-help.examples.ts';
import securityCodeHelp from '../../../../widgets/security-code-help/security-code-help.island.ts';
import { asking, type Driver, problem } from '../driver.ts';

const help: Driver = {
  name: 'opens the security code help',
  call: 'getPopup',
  hasOwnWords: true,
  ...asking(securityCodeHelp, examples.help, 'The last three digits on the back of your card'),
  said: problem,
};

export const drivers: readonly Driver[] = [help];
