// A dialog that creates or edits a group: its name and description.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../../kit/record/described.tsx';
import type { GroupModalCreateMutation } from '../../__generated__/GroupModalCreateMutation.graphql.ts';
import type { GroupModal_group$key } from '../../__generated__/GroupModal_group.graphql.ts';
import type { GroupModalUpdateMutation } from '../../__generated__/GroupModalUpdateMutation.graphql.ts';

export const GroupModal = entityModal<
  GroupModal_group$key,
  GroupModalCreateMutation,
  GroupModalUpdateMutation,
  Described
>({
  ...describedFields(),
  creation: { title: 'Новая группа', label: 'Создать' },
  changeTitle: 'Изменение группы',
  fragment: graphql`
    fragment GroupModal_group on Group {
      id
      version
      name
      description
    }
  `,
  create: graphql`
    mutation GroupModalCreateMutation($input: CreateGroupInput!) {
      createGroup(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation GroupModalUpdateMutation($input: UpdateGroupInput!) {
      updateGroup(input: $input) {
        group {
          ...GroupModal_group
        }
        ...userErrors_payload
      }
    }
  `,
});
