/** The details by which two items of the same product and choice are separate lines. */
export interface LineDetails {
  GiftRegistryId?: string;
  IsPersonalized?: boolean;
  PersonalizationText?: string;
  PersonalizationId?: string;
}
