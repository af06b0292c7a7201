// A dialog that creates or renames a theme or a layer.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { LayerModal_layer$key } from '../../__generated__/LayerModal_layer.graphql.ts';
import type { LayerModalCreateMutation } from '../../__generated__/LayerModalCreateMutation.graphql.ts';
import type { LayerModalUpdateMutation } from '../../__generated__/LayerModalUpdateMutation.graphql.ts';

export function LayerModal({
  courseId,
  parent,
  record,
  onDone,
}: {
  courseId: string;
  /** The parent of a new layer; null at the top of the course. */
  parent: { readonly databaseId: number; readonly title: string } | null;
  /** Null for a new one. */
  record: LayerModal_layer$key | null;
  onDone: () => void;
}) {
  const create = useSubmit<LayerModalCreateMutation>(
    graphql`
      mutation LayerModalCreateMutation($input: CreateBlockLayerInput!) {
        createBlockLayer(input: $input) {
          course {
            ...ContentTab_course
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const [update] = useMutation<LayerModalUpdateMutation>(graphql`
    mutation LayerModalUpdateMutation($input: UpdateBlockLayerInput!) {
      updateBlockLayer(input: $input) {
        blockLayer {
          ...LayerModal_layer
        }
        ...userErrors_payload
      }
    }
  `);
  const layer = useRecordForm({
    fragment: graphql`
      fragment LayerModal_layer on BlockLayer {
        id
        version
        title
      }
    `,
    record,
    // Default titles: specification B, section 9.
    values: (now) => ({ title: now?.title ?? (parent ? 'Новый слой' : 'Новая категория') }),
    input: ({ title }) => ({ title: title.trim() }),
    create: (input) => create({ courseId, ...input, parentLayerId: parent?.databaseId ?? null }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...layer}
      creation={{
        title: parent ? `Новый слой в «${parent.title}»` : 'Новая тема',
        label: 'Добавить',
      }}
      changeTitle="Название темы"
    >
      <TextField name="title" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
