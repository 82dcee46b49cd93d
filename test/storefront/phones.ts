import type { Country } from './view.ts';

/** The shop's customer service by phone: fictional numbers. */
export const phones: Record<Country, string> = { US: '1-800-555-0142', CA: '1-800-555-0187' };
