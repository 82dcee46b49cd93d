export interface LevelChoice {
  availableServiceLevels: readonly { code: number; name: string; edd?: string | null | undefined }[];
  selectedServiceLevel?: number | null | undefined;
}

/**
 * The chosen way of shipping and its day, such as `Standard shipping: Dec 5`; undefined until one is chosen. A booked
 * day, or a day for which it is held, replaces the estimate.
 */
export function chosenLevel(
  { availableServiceLevels, selectedServiceLevel }: LevelChoice,
  hasOwnDay = false,
): string | undefined {
  const level = availableServiceLevels.find(({ code }) => code === selectedServiceLevel);
  return level && [level.name, !hasOwnDay && level.edd].filter(Boolean).join(': ');
}
