import { citationsIn, ruleAddress } from './citations.ts';
import { CodeLinks } from './table.tsx';

/** The rules that a call's `source` cites, as links to them. */
export function RuleLinks({ source }: { source: string }) {
  return <CodeLinks names={citationsIn(source).map(({ rule }) => rule)} addressOf={ruleAddress} />;
}
