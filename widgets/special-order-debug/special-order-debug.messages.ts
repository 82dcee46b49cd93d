/** The debug page. */
export const debugMessages = {
  debugHeading: 'Special order calls',
  debugNone: 'Nothing has been asked yet.',
  debugAsk: 'Ask Again',
  debugCall: 'Call',
  debugOutcome: 'Outcome',
  debugTime: 'Time',
  /** `{0}` is a number. */
  debugMs: '{0} ms',
  debugSent: 'Asked',
  debugAnswer: 'Answered',
  debugCacheSent: 'outputCacheString sent',
  debugCacheGiven: 'outputCacheString given',
  debugNoString: 'none',
  outcomeBusy: 'under way',
  outcomeAnswered: 'answered',
  outcomeKept: 'from this page’s store',
  outcomeDropped: 'dropped: a newer one was asked',
  outcomeFailed: 'failed',
};
