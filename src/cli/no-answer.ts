const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of its host cannot be looked up',
};

/** The reason why `fetch` has failed, in words; its own error says only "fetch failed". */
export function reasonWithoutAnswer(error: unknown): string {
  const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const { code = '', message } = cause;
  return reasons[code] ?? (message || code);
}
