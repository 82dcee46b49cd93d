import type { IslandProps } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SecurityCodeHelp } from './security-code-help.tsx';

export const props = {};

export type SecurityCodeHelpProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'security-code-help',
  kind: 'overlay',
  about: 'Shows where the security code is printed on a card.',
  props,
  view: SecurityCodeHelp,
});
