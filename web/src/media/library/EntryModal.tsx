// A dialog that renames an entry of the library.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { EntryModal_entry$key } from '../../__generated__/EntryModal_entry.graphql.ts';
import type { EntryModalMutation } from '../../__generated__/EntryModalMutation.graphql.ts';

export function EntryModal({ record, onDone }: RecordDialogProps<EntryModal_entry$key>) {
  const [update] = useMutation<EntryModalMutation>(graphql`
    mutation EntryModalMutation($input: UpdateLibraryEntryInput!) {
      updateLibraryEntry(input: $input) {
        libraryEntry {
          ...EntryModal_entry
        }
        ...userErrors_payload
      }
    }
  `);
  const entry = useRecordForm({
    fragment: graphql`
      fragment EntryModal_entry on LibraryEntry {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    // This dialog only edits: entries are created by picking files.
    create: () => Promise.resolve([]),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...entry}
      creation={{ title: 'Новая запись', label: 'Создать' }}
      changeTitle="Переименование"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
