// What a Form sends. What is wrong with it the Form shows; the rest comes when it was taken.
import type { UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, RecordSourceProxy } from 'relay-runtime';
import type { UserError } from '../network/answer.ts';
import { useMutation } from '../relay/useMutation.ts';

interface Sent<Input> extends MutationParameters {
  readonly variables: { readonly input: Input };
}

type InputOf<TMutation extends Sent<unknown>> = TMutation['variables']['input'];

type Submit<Input> = (input: Input) => Promise<readonly UserError[]>;

/** What the dialog of a record is opened with. */
export interface RecordDialog<Key> {
  companyId: string;
  /** Null for a new one. */
  record: Key | null;
  onDone: () => void;
}

/** The same of one that has a page. */
export interface PagedRecordDialog<Key> extends RecordDialog<Key> {
  /** In place of `onDone` for a new one: its id in the REST API, where the server tells it. */
  onMade: (databaseId: number | undefined) => void;
}

/** One mutation, for `onSubmit`. */
export function useSubmit<TMutation extends Sent<unknown>>(
  mutation: GraphQLTaggedNode,
  {
    onDone,
    updater,
  }: {
    /** Comes when the Form has taken what was sent for saved, and lets it go. */
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

/** The same for a new record of a company, of whose lists none is right any more. */
export function useCreate<TMutation extends Sent<{ readonly companyId: string }>>(
  companyId: string,
  mutation: GraphQLTaggedNode,
  onDone: (response: TMutation['response']) => void,
): Submit<Omit<InputOf<TMutation>, 'companyId'>> {
  const create = useSubmit<TMutation>(mutation, { updater: staleLists(companyId), onDone });
  return (input) => create({ companyId, ...input });
}

/** An updater: lists of the company are asked for again, since their search and order decide where in them a record stands. */
export const staleLists =
  (companyId: string) =>
  (store: RecordSourceProxy): void =>
    store.get(companyId)?.invalidateRecord();
