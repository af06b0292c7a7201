// Hooks that send a Form's mutation. The Form shows its errors; the callbacks here run after success.
import type { UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, RecordSourceProxy } from 'relay-runtime';
import type { UserError } from '../network/mutationResult.ts';
import { useMutation } from '../relay/useMutation.ts';

interface Sent<Input> extends MutationParameters {
  readonly variables: { readonly input: Input };
}

type InputOf<TMutation extends Sent<unknown>> = TMutation['variables']['input'];

type Submit<Input> = (input: Input) => Promise<readonly UserError[]>;

/** Props of a record's dialog. */
export interface RecordDialogProps<Key> {
  companyId: string;
  /** Null creates a record. */
  record: Key | null;
  onDone: () => void;
}

/** The same for a record that has a page. */
export interface PagedRecordDialogProps<Key> extends RecordDialogProps<Key> {
  /** Called instead of `onDone` for a new record, with its REST id if the server returns it. */
  onCreated: (databaseId: number | undefined) => void;
}

/** One mutation, for `onSubmit`. */
export function useSubmit<TMutation extends Sent<unknown>>(
  mutation: GraphQLTaggedNode,
  {
    onDone,
    updater,
  }: {
    /** Called after the Form has accepted the submitted values as saved. */
    onDone?: (response: TMutation['response'], input: InputOf<TMutation>) => void;
    updater?: UseMutationConfig<TMutation>['updater'];
  },
): Submit<InputOf<TMutation>> {
  const [commit] = useMutation<TMutation>(mutation);
  return async (input) => {
    const { response, userErrors } = await commit({ variables: { input }, updater });
    if (response !== null && userErrors.length === 0) setTimeout(() => onDone?.(response, input));
    return userErrors;
  };
}

/** The same for a new record; all lists of its company are invalidated. */
export function useCreate<TMutation extends Sent<{ readonly companyId: string }>>(
  companyId: string,
  mutation: GraphQLTaggedNode,
  onDone: (response: TMutation['response']) => void,
): Submit<Omit<InputOf<TMutation>, 'companyId'>> {
  const create = useSubmit<TMutation>(mutation, { updater: invalidateLists(companyId), onDone });
  return (input) => create({ companyId, ...input });
}

/**
 * An updater that invalidates the company's lists: only the server knows where its search and sort place a record.
 */
export const invalidateLists =
  (companyId: string) =>
  (store: RecordSourceProxy): void =>
    store.get(companyId)?.invalidateRecord();
