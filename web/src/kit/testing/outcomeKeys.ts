// Fragment references for the outcomes of bulk mutations, for tests without a server.
import type { Skipped } from '../relay/outcome.ts';
import type {
  outcome_payload$data,
  outcome_payload$key,
} from '../../__generated__/outcome_payload.graphql.ts';
import type { outcome_skipped$key } from '../../__generated__/outcome_skipped.graphql.ts';

export const skippedKey = (skipped: Skipped): outcome_skipped$key =>
  ({ __fragments: { outcome_skipped: skipped } }) as unknown as outcome_skipped$key;

export const outcomeKey = (
  payload: Omit<outcome_payload$data, ' $fragmentType'>,
): outcome_payload$key =>
  ({ __fragments: { outcome_payload: payload } }) as unknown as outcome_payload$key;
