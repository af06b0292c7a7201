// Deletes one file permanently, after the documented confirmation.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { usePermanentDelete } from '../actions/useAction.ts';
import { fileDeletionQuestion, type RemovedFile } from './deletionQuestions.ts';

export function useFileDeletion<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: {
  file: RemovedFile;
  /** A sentence on what else is deleted or replaces the file. */
  note?: string;
  variables: TMutation['variables'];
}) => Promise<boolean> {
  const remove = usePermanentDelete<TMutation>(mutation, onDone);
  return ({ file, note, variables }) =>
    remove({ ...fileDeletionQuestion(file, false, note), variables, done: 'Файл успешно удален' });
}
