// The depth of a test run: `npm run test:deep` runs the tests tagged `deep`, `npm test` all others.
export type Depth = 'main' | 'deep';

/** The tag in Vitest; Playwright prefixes it with @. */
export const deepTag = 'deep';

/** Environment variable with the depth for reporters; unset when tests of both depths run. */
export const depthVariable = 'TEST_DEPTH';

export interface Selection {
  depth: Depth;
  /** Selected test files, relative to the root; all by default. */
  files?: readonly string[];
  /** A shard such as `1/4`. */
  shard?: string | undefined;
}

/** A part of the files may contain no test of a depth. */
export function isPartial({ files = [], shard }: Omit<Selection, 'depth'>): boolean {
  return files.length > 0 || shard !== undefined;
}
