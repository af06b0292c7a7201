// Orders an export; from then on its job is followed wherever the person goes.
import { useCallback } from 'react';
import type { UserError } from '../kit/answer.ts';
import { followJob } from '../kit/followedJobs.ts';
import type { ExportOrders } from './exportOrders.ts';

/** What the mutation of a list answers. */
export interface Ordered {
  job: { readonly id: string } | null | undefined;
  userErrors: readonly UserError[];
}

/** Answers what is wrong; nothing when the export was ordered. */
export type OrderExport<Input> = (input: Input) => Promise<readonly UserError[]>;

export function useExportOrder<Input extends { companyId: string }>(
  { rememberOrder }: ExportOrders<Input>,
  send: (input: Input) => Promise<Ordered>,
): OrderExport<Input> {
  return useCallback(
    async (input) => {
      const { job, userErrors } = await send(input);
      if (job) {
        rememberOrder(job.id, input);
        followJob({ id: job.id, companyId: input.companyId });
      }
      return userErrors;
    },
    [rememberOrder, send],
  );
}
