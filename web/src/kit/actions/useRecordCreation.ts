// Creates a record with the name that was typed into a combo box.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { RecordCreation } from '../../ui/index.ts';
import { useReportedMutation, type PayloadOf } from '../relay/useReportedMutation.ts';
import { invalidateLists } from './useSubmit.ts';

interface Creation extends MutationParameters {
  readonly variables: { readonly input: { readonly companyId: string; readonly name: string } };
}

interface Made {
  readonly id: string;
  readonly name: string | null | undefined;
}

export function useRecordCreation<TMutation extends Creation>(
  companyId: string,
  label: string,
  mutation: GraphQLTaggedNode,
  madeIn: (payload: PayloadOf<TMutation>) => Made | null | undefined,
): RecordCreation {
  const [create] = useReportedMutation<TMutation>(mutation);
  return {
    label,
    run: async (name) => {
      const updates = { updater: invalidateLists(companyId) };
      const payload = await create({ input: { companyId, name } }, updates);
      const made = payload && madeIn(payload);
      return made ? { id: made.id, name: made.name ?? name } : null;
    },
  };
}
