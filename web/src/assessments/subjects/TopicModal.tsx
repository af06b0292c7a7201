// A dialog that creates or renames a topic.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { TopicModal_topic$key } from '../../__generated__/TopicModal_topic.graphql.ts';
import type { TopicModalCreateMutation } from '../../__generated__/TopicModalCreateMutation.graphql.ts';
import type { TopicModalUpdateMutation } from '../../__generated__/TopicModalUpdateMutation.graphql.ts';

export const TopicModal = entityModal<
  TopicModal_topic$key,
  TopicModalCreateMutation,
  TopicModalUpdateMutation
>({
  ...nameField((record) => (record ? 'Изменится во всех предметах, где она есть' : undefined)),
  creation: { title: 'Новая тема', label: 'Добавить' },
  changeTitle: 'Изменение темы',
  fragment: graphql`
    fragment TopicModal_topic on Topic {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation TopicModalCreateMutation($input: CreateTopicInput!) {
      createTopic(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation TopicModalUpdateMutation($input: UpdateTopicInput!) {
      updateTopic(input: $input) {
        topic {
          ...TopicModal_topic
        }
        ...userErrors_payload
      }
    }
  `,
});
