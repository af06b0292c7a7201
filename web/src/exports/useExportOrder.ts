// Requests an export and follows its job across pages.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { UserError } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import type { ExportOrders } from './exportOrders.ts';

/** Resolves to the errors; an empty list means that the export was requested. */
export type OrderExport<Order> = (order: Order) => Promise<readonly UserError[]>;

export function useExportOrder<
  TMutation extends MutationParameters,
  Order extends { readonly companyId: string },
>(
  { rememberOrder }: ExportOrders<Order>,
  mutation: GraphQLTaggedNode,
  variablesOf: (order: Order) => TMutation['variables'],
  /** Reads the job from the response of the mutation. */
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
