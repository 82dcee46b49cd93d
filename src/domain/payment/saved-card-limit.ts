/** Whether the account takes another card: below its limit, where there is one (checkout §5, decision 44). */
export function canSaveCard(count: number, limit: number | undefined): boolean {
  return limit === undefined || count < limit;
}
