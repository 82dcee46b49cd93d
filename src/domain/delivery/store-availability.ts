/** After this time a message replaces the placeholders (checkout §9). */
export const availabilityTimeoutMs = 10_000;
