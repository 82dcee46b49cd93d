/** Whether the account can save another card: it is below its limit, if there is one (checkout §5, decision 44). */
export function canSaveCard(count: number, limit: number | undefined): boolean {
  return limit === undefined || count < limit;
}
