// Name and description of a group: a new one, or one that is changed.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  maxLength,
  maxLengthOrEmpty,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  TextArea,
  TextField,
  useForm,
} from '../../ui/index.ts';
import type { GroupModalCreateMutation } from '../../__generated__/GroupModalCreateMutation.graphql.ts';
import type { GroupModal_group$key } from '../../__generated__/GroupModal_group.graphql.ts';
import type { GroupModalUpdateMutation } from '../../__generated__/GroupModalUpdateMutation.graphql.ts';

export function GroupModal({
  companyId,
  group: key,
  onDone,
}: {
  companyId: string;
  /** Null for a new one. */
  group: GroupModal_group$key | null;
  onDone: () => void;
}) {
  const group = useFragment<GroupModal_group$key>(
    graphql`
      fragment GroupModal_group on Group {
        id
        name
        description
      }
    `,
    key,
  );
  const form = useForm({
    defaultValues: { name: group?.name ?? '', description: group?.description ?? '' },
  });
  const [create] = useMutation<GroupModalCreateMutation>(graphql`
    mutation GroupModalCreateMutation($input: CreateGroupInput!) {
      createGroup(input: $input) {
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [update] = useMutation<GroupModalUpdateMutation>(graphql`
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
  `);
  return (
    <Modal title={group ? 'Изменение группы' : 'Новая группа'} size="narrow">
      <Form
        form={form}
        guardUnsaved
        onSubmit={async (values) => {
          const input = {
            name: values.name.trim(),
            description: values.description.trim() || null,
          };
          const { userErrors } = group
            ? await update({ variables: { input: { id: group.id, ...input } } })
            : await create({
                variables: { input: { companyId, ...input } },
                // Where it stands in the lists, their search and order decide: they are asked for again.
                updater: (store) => store.get(companyId)?.invalidateRecord(),
              });
          if (userErrors.length > 0) return userErrors;
          onDone();
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <TextField
              name="name"
              label="Название"
              required
              rules={[maxLength(255)]}
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            <TextArea name="description" label="Описание" rules={[maxLengthOrEmpty(1000)]} />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={group ? 'Сохранить' : 'Создать'} />
      </Form>
    </Modal>
  );
}
