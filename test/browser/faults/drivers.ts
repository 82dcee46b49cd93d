import type { Driver } from './driver.ts';

const files = import.meta.glob<{ drivers: readonly Driver[] }>('./*-drivers.ts', { eager: true });

/** The drivers of every file with that name. */
export const drivers = Object.values(files).flatMap((file) => file.drivers);
