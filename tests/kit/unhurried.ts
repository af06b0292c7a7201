// Vitest's ends of waiting. Nothing is timed: they end what hangs, however busy the machine is.
/** In milliseconds. */
export const unhurried = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 25 } },
};
