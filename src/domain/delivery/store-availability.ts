/** After this long the placeholders go, and a message says what to do (checkout §9). */
export const availabilityTimeoutMs = 10_000;
