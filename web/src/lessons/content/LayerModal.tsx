// A dialog that creates or renames a theme or a layer.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { maxLength, TextField } from '../../ui/index.ts';
import type { LayerModal_layer$key } from '../../__generated__/LayerModal_layer.graphql.ts';
import type { LayerModalCreateMutation } from '../../__generated__/LayerModalCreateMutation.graphql.ts';
import type { LayerModalUpdateMutation } from '../../__generated__/LayerModalUpdateMutation.graphql.ts';

interface Props {
  courseId: string;
  /** The parent of a new layer; null at the top of the course. */
  parent: { readonly databaseId: number; readonly title: string } | null;
}

export const LayerModal = entityModal<
  LayerModal_layer$key,
  LayerModalCreateMutation,
  LayerModalUpdateMutation,
  { title: string },
  Props
>({
  owner: 'courseId',
  creation: ({ parent }) => ({
    title: parent ? `Новый слой в «${parent.title}»` : 'Новая тема',
    label: 'Добавить',
  }),
  changeTitle: 'Название темы',
  fragment: graphql`
    fragment LayerModal_layer on BlockLayer {
      id
      version
      title
    }
  `,
  create: graphql`
    mutation LayerModalCreateMutation($input: CreateBlockLayerInput!) {
      createBlockLayer(input: $input) {
        course {
          ...ContentTab_course
        }
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation LayerModalUpdateMutation($input: UpdateBlockLayerInput!) {
      updateBlockLayer(input: $input) {
        blockLayer {
          ...LayerModal_layer
        }
        ...userErrors_payload
      }
    }
  `,
  createInput: (input, { courseId, parent }) => ({
    courseId,
    ...input,
    parentLayerId: parent?.databaseId ?? null,
  }),
  updateInput: (change, { courseId }) => ({ courseId, ...change }),
  // Default titles: specification B, section 9.
  values: (now, { parent }) => ({
    title: now?.title ?? (parent ? 'Новый слой' : 'Новая категория'),
  }),
  input: ({ title }) => ({ title: title.trim() }),
  fields: () => (
    <TextField name="title" label="Название" required rules={[maxLength(255)]} initialFocus />
  ),
});
