// Deletes one file permanently, after the documented confirmation.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useRemoval } from '../actions/useAction.ts';
import { questionOf, type RemovedFile } from './fileQuestion.ts';

export function useFileRemoval<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: {
  file: RemovedFile;
  /** A sentence on what else is deleted or replaces the file. */
  note?: string;
  variables: TMutation['variables'];
}) => Promise<boolean> {
  const remove = useRemoval<TMutation>(mutation, onDone);
  return ({ file, note, variables }) =>
    remove({ ...questionOf(file, false, note), variables, done: 'Файл успешно удален' });
}
