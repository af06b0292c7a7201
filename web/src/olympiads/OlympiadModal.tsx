// A dialog that creates or edits an olympiad's name and description.
import { graphql } from 'react-relay';
import { RecordModal } from '../kit/record/RecordModal.tsx';
import { DescribedFields, describedInput } from '../kit/record/described.tsx';
import { useRecordForm } from '../kit/record/useRecordForm.tsx';
import { useMutation } from '../kit/relay/useMutation.ts';
import { useCreate, type PagedRecordDialogProps } from '../kit/actions/useSubmit.ts';
import type { OlympiadModal_folder$key } from '../__generated__/OlympiadModal_folder.graphql.ts';
import type { OlympiadModalCreateMutation } from '../__generated__/OlympiadModalCreateMutation.graphql.ts';
import type { OlympiadModalUpdateMutation } from '../__generated__/OlympiadModalUpdateMutation.graphql.ts';

export function OlympiadModal({
  companyId,
  record,
  onDone,
  onCreated,
}: PagedRecordDialogProps<OlympiadModal_folder$key>) {
  const create = useCreate<OlympiadModalCreateMutation>(
    companyId,
    graphql`
      mutation OlympiadModalCreateMutation($input: CreateTestResultFolderInput!) {
        createTestResultFolder(input: $input) {
          testResultFolder {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createTestResultFolder }) => onCreated(createTestResultFolder.testResultFolder?.databaseId),
  );
  const [update] = useMutation<OlympiadModalUpdateMutation>(graphql`
    mutation OlympiadModalUpdateMutation($input: UpdateTestResultFolderInput!) {
      updateTestResultFolder(input: $input) {
        testResultFolder {
          ...OlympiadModal_folder
        }
        ...userErrors_payload
      }
    }
  `);
  const folder = useRecordForm({
    fragment: graphql`
      fragment OlympiadModal_folder on TestResultFolder {
        id
        version
        name
        description
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', description: now?.description ?? '' }),
    input: describedInput,
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...folder}
      creation={{ title: 'Новая олимпиада', label: 'Создать' }}
      changeTitle="Изменение олимпиады"
    >
      <DescribedFields nameHint="Например, «Весенняя олимпиада по физике»" />
    </RecordModal>
  );
}
