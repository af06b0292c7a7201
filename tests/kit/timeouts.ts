// Vitest's timeouts: limits for hanging tests only, so that tests don't depend on the machine's speed.
/** Milliseconds. */
export const testTimeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 25 } },
};
