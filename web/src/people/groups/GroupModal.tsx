// Name and description of a group: a new one, or one that is changed.
import { graphql, useFragment } from 'react-relay';
import { RecordModal } from '../../kit/RecordModal.tsx';
import { useSave, type RecordDialog } from '../../kit/useSave.ts';
import { maxLength, maxLengthOrEmpty, TextArea, TextField, useForm } from '../../ui/index.ts';
import type { GroupModalCreateMutation } from '../../__generated__/GroupModalCreateMutation.graphql.ts';
import type { GroupModal_group$key } from '../../__generated__/GroupModal_group.graphql.ts';
import type { GroupModalUpdateMutation } from '../../__generated__/GroupModalUpdateMutation.graphql.ts';

export function GroupModal({ companyId, record, onDone }: RecordDialog<GroupModal_group$key>) {
  const group = useFragment<GroupModal_group$key>(
    graphql`
      fragment GroupModal_group on Group {
        id
        name
        description
      }
    `,
    record,
  );
  const form = useForm({
    defaultValues: { name: group?.name ?? '', description: group?.description ?? '' },
  });
  const save = useSave<GroupModalCreateMutation, GroupModalUpdateMutation>({
    companyId,
    id: group?.id,
    create: graphql`
      mutation GroupModalCreateMutation($input: CreateGroupInput!) {
        createGroup(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    update: graphql`
      mutation GroupModalUpdateMutation($input: UpdateGroupInput!) {
        updateGroup(input: $input) {
          group {
            ...GroupModal_group
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  });
  return (
    <RecordModal
      record={group}
      creation={{ title: 'Новая группа', label: 'Создать' }}
      changeTitle="Изменение группы"
      form={form}
      onSubmit={({ name, description }) =>
        save({ name: name.trim(), description: description.trim() || null })
      }
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <TextArea name="description" label="Описание" rules={[maxLengthOrEmpty(1000)]} />
    </RecordModal>
  );
}
