// Declares a kind of export by its mutation; its dialog and its repetition in the jobs panel request it through this.
import type { GraphQLTaggedNode } from 'relay-runtime';
import { followJob } from '../kit/actions/followedJobs.ts';
import type { UserError } from '../kit/network/mutationResult.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import { exportRequests, type ExportRequests } from './exportRequests.ts';

export interface ExportKind<Input> {
  /** The prefix of its settings in the browser. */
  name: string;
  /** This browser's recent requests. */
  requests: ExportRequests<ExportRequest<Input>>;
  /** Requests an export and follows its job across pages. */
  useRequest: () => RequestExport<ExportRequest<Input>>;
}

/** The input of the mutation, with the company's id beside it if the input has none. */
export type ExportRequest<Input> = Input extends { companyId: string }
  ? Input
  : { companyId: string; input: Input };

/** Resolves to the errors; an empty list means that the export was requested. */
type RequestExport<Request> = (request: Request) => Promise<readonly UserError[]>;

interface ExportMutation {
  variables: { input: object };
  response: Record<string, unknown>;
}

export function exportKind<Mutation extends ExportMutation>({
  name,
  mutation,
  jobOf,
}: {
  name: string;
  mutation: GraphQLTaggedNode;
  /** Reads the job from the response of the mutation. */
  jobOf: (response: Mutation['response']) => { readonly id: string } | null | undefined;
}): ExportKind<Mutation['variables']['input']> {
  type Input = Mutation['variables']['input'];
  // The key keeps its old word, so that stored requests are found.
  const requests = exportRequests<ExportRequest<Input>>(`${name}_export_orders`);
  return {
    name,
    requests,
    useRequest: () => {
      const [commit] = useMutation<{
        variables: { input: Input };
        response: Mutation['response'];
      }>(mutation);
      return async (request) => {
        const { response, userErrors } = await commit({ variables: { input: inputOf(request) } });
        const job = response === null ? null : jobOf(response);
        if (job) {
          requests.rememberRequest(job.id, request);
          followJob({ id: job.id, companyId: request.companyId });
        }
        return userErrors;
      };
    },
  };
}

// TypeScript can't decide the conditional type of a type parameter.
export const requestFor = <Input extends object>(companyId: string, input: Input) =>
  ('companyId' in input ? input : { companyId, input }) as ExportRequest<Input>;

const inputOf = <Input>(request: ExportRequest<Input>): Input =>
  'input' in request ? (request.input as Input) : (request as unknown as Input);
