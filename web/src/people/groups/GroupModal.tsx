// A dialog that creates or edits a group: its name and description.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import type { GroupModalCreateMutation } from '../../__generated__/GroupModalCreateMutation.graphql.ts';
import type { GroupModal_group$key } from '../../__generated__/GroupModal_group.graphql.ts';
import type { GroupModalUpdateMutation } from '../../__generated__/GroupModalUpdateMutation.graphql.ts';

export function GroupModal({ companyId, record, onDone }: RecordDialogProps<GroupModal_group$key>) {
  const create = useCreate<GroupModalCreateMutation>(
    companyId,
    graphql`
      mutation GroupModalCreateMutation($input: CreateGroupInput!) {
        createGroup(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<GroupModalUpdateMutation>(graphql`
    mutation GroupModalUpdateMutation($input: UpdateGroupInput!) {
      updateGroup(input: $input) {
        group {
          ...GroupModal_group
        }
        ...userErrors_payload
      }
    }
  `);
  const group = useRecordForm({
    fragment: graphql`
      fragment GroupModal_group on Group {
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
      {...group}
      creation={{ title: 'Новая группа', label: 'Создать' }}
      changeTitle="Изменение группы"
    >
      <DescribedFields />
    </RecordModal>
  );
}
