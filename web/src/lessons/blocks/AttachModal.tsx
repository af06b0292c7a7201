// A dialog that attaches a block to a layer of its course, in addition to its lesson.
import { graphql } from 'react-relay';
import { inReadingOrder, type PlacedEntry } from '@kafedra/common/lessons';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { FormModal, Select, useForm } from '../../ui/index.ts';
import type { AttachModalQuery } from '../../__generated__/AttachModalQuery.graphql.ts';
import type { AttachModalAttachMutation } from '../../__generated__/AttachModalAttachMutation.graphql.ts';
import type { AttachModalDetachMutation } from '../../__generated__/AttachModalDetachMutation.graphql.ts';

const none = 'none';

export function AttachModal({
  courseId,
  blockId,
  layerId,
  onDone,
}: {
  courseId: string;
  blockId: string;
  /** REST id; null if the block is attached to no layer. */
  layerId: number | null;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<AttachModalQuery>(
    graphql`
      query AttachModalQuery($courseId: ID!) {
        node(id: $courseId) {
          ... on Course {
            content {
              layers {
                id
                databaseId
                title
                parentLayerId
                sortOrder
              }
            }
          }
        }
      }
    `,
    { courseId },
    { fetchPolicy: 'store-and-network' },
  );
  const [attach] = useMutation<AttachModalAttachMutation>(graphql`
    mutation AttachModalAttachMutation($input: AttachLessonBlockInput!) {
      attachLessonBlock(input: $input) {
        lessonBlock {
          id
          layerId
        }
        ...userErrors_payload
      }
    }
  `);
  const [detach] = useMutation<AttachModalDetachMutation>(graphql`
    mutation AttachModalDetachMutation($input: DetachLessonBlockInput!) {
      detachLessonBlock(input: $input) {
        lessonBlock {
          id
          layerId
        }
        ...userErrors_payload
      }
    }
  `);
  const layers = inReadingOrder(
    (node?.content?.layers ?? []).map((layer): PlacedEntry & { global: string; title: string } => ({
      kind: 'layer',
      id: layer.databaseId,
      layerId: layer.parentLayerId ?? null,
      sort: layer.sortOrder,
      global: layer.id,
      title: layer.title,
    })),
  );
  const now = layers.find(({ entry }) => entry.id === layerId)?.entry.global ?? none;
  const form = useForm({ defaultValues: { layer: now } });
  return (
    <FormModal
      title="Тема курса"
      confirmLabel="Сохранить"
      size="narrow"
      form={form}
      onSubmit={async ({ layer }) => {
        if (layer !== now) {
          const answer =
            layer === none
              ? await detach({ variables: { input: { courseId, layerId: now, blockId } } })
              : await attach({ variables: { input: { courseId, layerId: layer, blockId } } });
          if (answer.userErrors.length > 0) return answer.userErrors;
        }
        onDone();
        return [];
      }}
    >
      <Select
        name="layer"
        label="К чему прикрепить блок"
        hint="Блок останется и в своём уроке"
        required
        options={[
          { value: none, label: 'Ни к чему' },
          ...layers.map(({ entry, depth }) => ({
            value: entry.global,
            label: `${' '.repeat(depth * 3)}${entry.title}`,
          })),
        ]}
      />
    </FormModal>
  );
}
