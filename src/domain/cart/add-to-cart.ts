import { shipMethods } from '../delivery/ship-methods.ts';

/** What a shopper chose to add, in the page's words. */
export interface AddToCartChoice {
  sku: string;
  quantity?: number;
  optionChoiceParameter?: string;
  location?: string;
  isPickupSelected?: boolean;
  giftRegistryId?: string;
  position?: number;
  totalPositions?: number;
  url?: string;
  isInstallationServiceRequired?: boolean;
  installationServiceType?: string;
  personalizationText?: string;
  isPersonalized?: boolean;
  personalizationId?: string;
  shipMethod?: number;
}

/** The same, as the server names it (cart §3). */
export type AddToCartItem = { Quantity: number } & {
  [Field in keyof AddToCartChoice as Capitalize<Field>]: AddToCartChoice[Field];
};

/**
 * The item to post for a choice. Quantity is 1 where nothing was selected (cart §5), the ship method standard unless
 * the item is picked up (cart §9); what was not chosen is left out.
 */
export function addToCartItem(choice: AddToCartChoice): AddToCartItem {
  return {
    Sku: choice.sku,
    Quantity: choice.quantity || 1,
    OptionChoiceParameter: choice.optionChoiceParameter,
    Location: choice.location,
    IsPickupSelected: choice.isPickupSelected,
    GiftRegistryId: choice.giftRegistryId,
    Position: choice.position,
    TotalPositions: choice.totalPositions,
    Url: choice.url,
    IsInstallationServiceRequired: choice.isInstallationServiceRequired,
    InstallationServiceType: choice.installationServiceType,
    PersonalizationText: choice.personalizationText,
    IsPersonalized: choice.isPersonalized,
    PersonalizationId: choice.personalizationId,
    ShipMethod: choice.shipMethod ?? (choice.isPickupSelected ? undefined : shipMethods.standard),
  };
}

/** The wait between an add whose terms were accepted and the cart's page (cart §9, decision 20). */
export const termsRedirectMs = 300;
