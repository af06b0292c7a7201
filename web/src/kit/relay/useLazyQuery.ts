// What is asked for as soon as it is shown: in a dialog, a popover, a tab.
import { use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { AttemptContext } from '../../ui/index.ts';

/**
 * Relay's `useLazyLoadQuery`, which alone would answer with a failure for the next five minutes, too. Another `fetchKey`
 * asks again.
 */
export const useLazyQuery: typeof useLazyLoadQuery = (query, variables, options) =>
  useLazyLoadQuery(query, variables, {
    ...options,
    fetchKey: `${use(AttemptContext)} ${options?.fetchKey ?? ''}`,
  });
