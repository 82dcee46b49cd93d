export interface LevelChoice {
  availableServiceLevels: readonly { code: number; name: string; edd?: string | null | undefined }[];
  selectedServiceLevel?: number | null | undefined;
}

/**
 * How and when a shipment comes, such as `Standard shipping: Dec 5`; undefined until it is chosen. A day that is booked or
 * held for takes the place of the estimate.
 */
export function chosenLevel(
  { availableServiceLevels, selectedServiceLevel }: LevelChoice,
  hasOwnDay = false,
): string | undefined {
  const level = availableServiceLevels.find(({ code }) => code === selectedServiceLevel);
  return level && [level.name, !hasOwnDay && level.edd].filter(Boolean).join(': ');
}
