// A dialog that names blocks and puts a copy of them into the library.
import { graphql } from 'react-relay';
import { invalidateLists, useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, maxLength, Text, TextField, useForm } from '../../ui/index.ts';
import type { AddBlocksToLibraryModalMutation } from '../../__generated__/AddBlocksToLibraryModalMutation.graphql.ts';

export function AddBlocksToLibraryModal({
  blockIds,
  what,
  companyId,
  onDone,
}: {
  /** In the order of the copies. */
  blockIds: readonly string[];
  /** Names the blocks: «3 блока». */
  what: string;
  companyId: string;
  /** Receives the name. */
  onDone: (name: string) => void;
}) {
  const form = useForm({ defaultValues: { name: '' } });
  const add = useSubmit<AddBlocksToLibraryModalMutation>(
    graphql`
      mutation AddBlocksToLibraryModalMutation($input: AddLibraryBlocksInput!) {
        addLibraryBlocks(input: $input) {
          libraryEntry {
            name
          }
          ...userErrors_payload
        }
      }
    `,
    {
      updater: invalidateLists(companyId),
      onDone: ({ addLibraryBlocks }) => onDone(addLibraryBlocks.libraryEntry?.name ?? ''),
    },
  );
  return (
    <FormModal
      title={`В библиотеку: ${what}`}
      size="narrow"
      confirmLabel="Сохранить в библиотеку"
      form={form}
      onSubmit={({ name }) => add({ name: name.trim(), blockIds: [...blockIds] })}
    >
      <Text tone="muted">
        Там они останутся такими, как сейчас, даже если урок изменится. Их вставляют в другие уроки.
      </Text>
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </FormModal>
  );
}
