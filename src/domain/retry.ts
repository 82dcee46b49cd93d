/** The number of retries after a network failure, and the time between them (decision 9; cart §7, checkout §9). */
export const retries = 2;
export const retryDelayMs = 500;

/** The time limit of one try. */
export const callTimeoutMs = 20_000;

/**
 * True for fetch's network errors: Chromium says "Failed to fetch", Safari "Load failed", Firefox "NetworkError when
 * attempting to fetch resource" (decision 9). The platform gives nothing but this text.
 */
export function isNetworkFailure(message: string): boolean {
  return /Failed to fetch|Load failed|NetworkError when attempting to fetch resource/.test(message);
}
