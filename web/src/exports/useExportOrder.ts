// Orders an export; from then on its job is followed wherever the person goes.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { UserError } from '../kit/answer.ts';
import { followJob } from '../kit/followedJobs.ts';
import { useMutation } from '../kit/useMutation.ts';
import type { ExportOrders } from './exportOrders.ts';

interface Ordering extends MutationParameters {
  readonly variables: { readonly input: { readonly companyId: string } };
}

type InputOf<TMutation extends Ordering> = TMutation['variables']['input'];

/** Answers what is wrong; nothing when the export was ordered. */
export type OrderExport<Input> = (input: Input) => Promise<readonly UserError[]>;

export function useExportOrder<TMutation extends Ordering>(
  { rememberOrder }: ExportOrders<InputOf<TMutation>>,
  mutation: GraphQLTaggedNode,
  /** The job that makes the file. */
  jobOf: (response: TMutation['response']) => { readonly id: string } | null | undefined,
): OrderExport<InputOf<TMutation>> {
  const [commit] = useMutation<TMutation>(mutation);
  return async (input) => {
    const { response, userErrors } = await commit({ variables: { input } });
    const job = response === null ? null : jobOf(response);
    if (job) {
      rememberOrder(job.id, input);
      followJob({ id: job.id, companyId: input.companyId });
    }
    return userErrors;
  };
}
