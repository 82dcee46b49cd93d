import { didYouMean } from '../domain/did-you-mean.ts';

/** A gap in a valid page context, and its remedy. */
export interface ContextGap {
  what: string;
  remedy: string;
}

/**
 * The gaps of a page context.
 * @param raw the page context as the page wrote it
 */
export function contextGaps(raw: object): ContextGap[] {
  const { account, endpoints } = raw as Record<string, unknown>;
  const gaps: ContextGap[] = [];
  // A key that looks misspelt counts as given, because it is reported as misspelt.
  const says = (key: string) => key === 'isSignedIn' || didYouMean(key, ['isSignedIn']);
  if (isRecord(account) && !Object.keys(account).some(says))
    gaps.push({
      what: '#storefront-context: account has no isSignedIn, so whatever needs an account asks to sign in',
      remedy: 'Write "isSignedIn": true or false into it.',
    });
  for (const [name, path] of Object.entries(isRecord(endpoints) ? endpoints : {}))
    if (typeof path === 'string' && !/^(\/|https?:)/.test(path))
      gaps.push({
        what: `#storefront-context: endpoints.${name} is "${path}", which is another address on each page`,
        remedy: 'Begin it with / or https://.',
      });
  return gaps;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
