// Orders an export; from then on its job is followed wherever the person goes.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { UserError } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import type { ExportOrders } from './exportOrders.ts';

/** Answers what is wrong; nothing when the export was ordered. */
export type OrderExport<Order> = (order: Order) => Promise<readonly UserError[]>;

export function useExportOrder<
  TMutation extends MutationParameters,
  Order extends { readonly companyId: string },
>(
  { rememberOrder }: ExportOrders<Order>,
  mutation: GraphQLTaggedNode,
  variablesOf: (order: Order) => TMutation['variables'],
  /** The job that makes the file. */
  jobOf: (response: TMutation['response']) => { readonly id: string } | null | undefined,
): OrderExport<Order> {
  const [commit] = useMutation<TMutation>(mutation);
  return async (order) => {
    const { response, userErrors } = await commit({ variables: variablesOf(order) });
    const job = response === null ? null : jobOf(response);
    if (job) {
      rememberOrder(job.id, order);
      followJob({ id: job.id, companyId: order.companyId });
    }
    return userErrors;
  };
}
