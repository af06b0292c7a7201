// Bullet points about the benefits of a course.
import { graphql, useFragment } from 'react-relay';
import { useAction, usePermanentDelete } from '../../../kit/actions/useAction.ts';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import { PartList } from './PartList.tsx';
import type { BulletPoints_course$key } from '../../../__generated__/BulletPoints_course.graphql.ts';
import type { BulletPointsDeleteMutation } from '../../../__generated__/BulletPointsDeleteMutation.graphql.ts';
import type { BulletPointsSortMutation } from '../../../__generated__/BulletPointsSortMutation.graphql.ts';

const BulletPointModal = lazyPart(() => import('./BulletPointModal.tsx'), 'BulletPointModal');

export function BulletPoints({
  course: key,
  readOnly,
}: {
  course: BulletPoints_course$key;
  readOnly: boolean;
}) {
  const { id, bulletPoints } = useFragment<BulletPoints_course$key>(
    graphql`
      fragment BulletPoints_course on Course @throwOnFieldError {
        id
        bulletPoints {
          id
          text
          ...BulletPointModal_point
        }
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const edit = useDialog(refresh);
  const [sort] = useAction<BulletPointsSortMutation>(graphql`
    mutation BulletPointsSortMutation($input: SortCourseBulletPointsInput!) {
      sortCourseBulletPoints(input: $input) {
        course {
          ...BulletPoints_course
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = usePermanentDelete<BulletPointsDeleteMutation>(
    graphql`
      mutation BulletPointsDeleteMutation($input: DeleteCourseBulletPointInput!) {
        deleteCourseBulletPoint(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  return (
    <PartList
      title="Что даёт курс"
      empty="Коротко перечислите, что получит ученик."
      add="Добавить пункт"
      items={bulletPoints}
      labelOf={({ text }) => text}
      readOnly={readOnly}
      onAdd={() =>
        edit((onDone) => <BulletPointModal {...{ courseId: id, onDone }} record={null} />)
      }
      onEdit={(point) =>
        edit((onDone) => <BulletPointModal {...{ courseId: id, onDone }} record={point} />)
      }
      onDelete={({ id: point, text }) =>
        void remove({
          variables: { input: { id: point } },
          title: 'Удалить пункт?',
          description: `«${text}» исчезнет из курса.`,
          done: 'Пункт удалён',
        })
      }
      onSort={(bulletPointIds) => sort({ variables: { input: { courseId: id, bulletPointIds } } })}
    >
      {({ text }) => text}
    </PartList>
  );
}
