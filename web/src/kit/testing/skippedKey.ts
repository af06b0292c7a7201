// A fragment reference for skipped rows, for tests without a server.
import type { Skipped } from '../relay/outcome.ts';
import type { outcome_skipped$key } from '../../__generated__/outcome_skipped.graphql.ts';

export const skippedKey = (skipped: Skipped): outcome_skipped$key =>
  ({ __fragments: { outcome_skipped: skipped } }) as unknown as outcome_skipped$key;
