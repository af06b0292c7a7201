// How deeply a run looks. A test that is tagged `deep`, in the way of its runner, is told by `npm run test:deep`, every other
// one by `npm test`.
export type Depth = 'main' | 'deep';

/** The tag as Vitest has it; Playwright writes an @ before it. */
export const deepTag = 'deep';

/** Tells a reporter of what depth the run is; unset where tests of both are run. */
export const depthVariable = 'TEST_DEPTH';

export interface Selection {
  depth: Depth;
  /** Test files from the root, where not all are meant. */
  files?: readonly string[];
  /** A part of all, as `1/4`. */
  shard?: string | undefined;
}

/** A part of the files may hold no test of a depth. */
export function isPartial({ files = [], shard }: Omit<Selection, 'depth'>): boolean {
  return files.length > 0 || shard !== undefined;
}
