import type { Driver } from './driver.ts';

const files = import.meta.glob<{ drivers: readonly Driver[] }>('./drivers/*.ts', { eager: true });

/** The drivers of every widget: a file of drivers/, named for its widget, or for a part of it. */
export const drivers = Object.entries(files).flatMap(([path, file]) => {
  const widget = path.replace(/^.*\/|\.ts$/g, '');
  return file.drivers.map((driver) => ({ widget, ...driver }));
});
