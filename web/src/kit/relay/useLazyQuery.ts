// Queries of dialogs, popovers and tabs, sent when they are shown.
import { use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { AttemptContext } from '../../ui/index.ts';

/**
 * Relay's `useLazyLoadQuery` with the number of the attempt in its `fetchKey`, since it caches an error for five minutes.
 */
export const useLazyQuery: typeof useLazyLoadQuery = (query, variables, options) =>
  useLazyLoadQuery(query, variables, {
    ...options,
    fetchKey: `${use(AttemptContext)} ${options?.fetchKey ?? ''}`,
  });
