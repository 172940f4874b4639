export interface Clocked {
  /** When the answer arrived, by this device's clock; milliseconds since the epoch. */
  updatedAt: number;
}

/**
 * Whole seconds until a deadline: the time left by the server's clock, minus what has passed on the device's clock
 * since the answer. A phone whose clock is an hour off still shows the right time.
 */
export function secondsLeft({
  expiresAt,
  serverTime,
  updatedAt,
  now,
}: {
  expiresAt: string;
  serverTime: string;
  updatedAt: number;
  now: number;
}): number {
  const leftThen = Date.parse(expiresAt) - Date.parse(serverTime);
  return Math.max(0, Math.ceil((leftThen - (now - updatedAt)) / 1000));
}
