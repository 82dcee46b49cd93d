/** The kinds of registry, by their code in the calls (checkout §2.2). */
export const registryTypes = {
  br: 'Wedding',
  bb: 'Baby',
  hw: 'Housewarming',
  ot: 'Other celebration',
  gr: 'Wish list',
} as const;

export type RegistryType = keyof typeof registryTypes;

export function isRegistryType(text: string): text is RegistryType {
  return Object.hasOwn(registryTypes, text);
}
