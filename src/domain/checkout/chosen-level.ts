export interface LevelChoice {
  availableServiceLevels: readonly { code: number; name: string; edd?: string | null | undefined }[];
  selectedServiceLevel?: number | null | undefined;
}

/** How and when a shipment comes, such as `Standard shipping: Dec 5`; undefined until it is chosen. */
export function chosenLevel({
  availableServiceLevels,
  selectedServiceLevel,
}: LevelChoice): string | undefined {
  const level = availableServiceLevels.find(({ code }) => code === selectedServiceLevel);
  return level && [level.name, level.edd].filter(Boolean).join(': ');
}
