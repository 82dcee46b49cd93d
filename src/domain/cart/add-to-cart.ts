import { standardShipMethod } from '../delivery/ship-methods.ts';
import type { Personalization } from '../personalization/personalization.ts';

/** The shopper's choice, as the page names its fields. */
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

/** The same fields as the server names them (cart §3). */
export type AddToCartItem = { Quantity: number } & {
  [Field in keyof AddToCartChoice as Capitalize<Field>]: AddToCartChoice[Field];
};

/** The chosen fields that are sent unchanged, under their names with a capital letter. */
const sentFields = [
  'sku',
  'optionChoiceParameter',
  'location',
  'isPickupSelected',
  'giftRegistryId',
  'position',
  'totalPositions',
  'url',
  'isInstallationServiceRequired',
  'installationServiceType',
  'personalizationText',
  'isPersonalized',
  'personalizationId',
] as const satisfies (keyof AddToCartChoice)[];

/**
 * The item to post for a choice. The quantity defaults to 1 (cart §5) and the ship method to standard, unless the item
 * is picked up (cart §9); other fields that were not chosen are left out.
 */
export function addToCartItem(choice: AddToCartChoice): AddToCartItem {
  const named = sentFields.map((field) => [field[0]!.toUpperCase() + field.slice(1), choice[field]]);
  return {
    ...(Object.fromEntries(named) as Pick<AddToCartItem, Capitalize<(typeof sentFields)[number]>>),
    Quantity: choice.quantity || 1,
    ShipMethod: choice.shipMethod ?? (choice.isPickupSelected ? undefined : standardShipMethod),
  };
}

/** The delay between adding an item with accepted terms and going to the cart's page (cart §9, decision 20). */
export const termsRedirectMs = 300;

/** An item to add, and the questions to ask first. */
export interface Adding {
  choice: AddToCartChoice;
  personalization?: Personalization | undefined;
  /** The server is asked whether the item has to be confirmed (decision 19). */
  hasCustomOrderConfirmation?: boolean | undefined;
  /** Terms that the shopper has to accept, as markup (cart §2). */
  terms?: string | undefined;
  /** The product's name, for the announcement. */
  name?: string;
  /** Skips the layer that confirms the add: the button itself shows it. */
  isQuiet?: boolean;
}
