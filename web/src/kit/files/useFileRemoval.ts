// Deletes one file for good: asked about in the documented words, and told.
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useRemoval } from '../actions/useAction.ts';
import { questionOf, type RemovedFile } from './fileQuestion.ts';

export function useFileRemoval<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: {
  file: RemovedFile;
  /** What else goes, or takes its place; a sentence. */
  note?: string;
  variables: TMutation['variables'];
}) => Promise<boolean> {
  const remove = useRemoval<TMutation>(mutation, onDone);
  return ({ file, note, variables }) =>
    remove({ ...questionOf(file, false, note), variables, done: 'Файл успешно удален' });
}
