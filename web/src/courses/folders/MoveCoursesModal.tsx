// A dialog that picks the folder to move courses into.
import { GraduationCap } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FolderChoiceModal } from '../../kit/actions/FolderChoiceModal.tsx';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { countOf } from '../../ui/index.ts';
import { buildTree } from '../categories/categoryTree.ts';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { choicesIn } from './folderChoices.ts';
import { useCourseMoves } from './useCourseMoves.ts';
import type { CourseMatch } from '../../__generated__/useCourseMovesIntoMutation.graphql.ts';
import type { MoveCoursesModal_courses$key } from '../../__generated__/MoveCoursesModal_courses.graphql.ts';
import type { MoveCoursesModalQuery } from '../../__generated__/MoveCoursesModalQuery.graphql.ts';

export function MoveCoursesModal({
  companyId,
  listed,
  chosen,
  count,
  refresh,
  onDone,
}: SelectedRows<CourseMatch> & {
  companyId: string;
  listed: MoveCoursesModal_courses$key;
  refresh: () => void;
  /** Called after at least one course was moved. */
  onDone: (isDone: true) => void;
}) {
  const { node } = useLazyQuery<MoveCoursesModalQuery>(
    graphql`
      query MoveCoursesModalQuery($company: ID!) @throwOnFieldError {
        node(id: $company) {
          ... on Company {
            courseFolders {
              id
              name
              parentFolder {
                id
              }
            }
          }
        }
      }
    `,
    { company: companyId },
    { fetchPolicy: 'network-only' },
  );
  const courses = useFragment<MoveCoursesModal_courses$key>(
    graphql`
      fragment MoveCoursesModal_courses on Course @relay(plural: true) {
        ...useCourseMoves_courses
      }
    `,
    listed,
  );
  const { move, folderOf } = useCourseMoves({ companyId, listed: courses, refresh });
  const folders = (node?.courseFolders ?? []).map(({ id, name, parentFolder }) => ({
    id,
    name,
    parent: parentFolder?.id,
  }));
  const tree = buildTree(folders, ({ parent }) => parent);
  const places = new Set((chosen.ids ?? []).map(folderOf));
  const [place] = places.size === 1 ? places : [];
  return (
    <FolderChoiceModal
      title={`Куда переместить ${countOf(count, ['курс', 'курса', 'курсов'])}?`}
      folders={choicesIn(tree)}
      top={{ label: 'Без папки', icon: <GraduationCap size={18} aria-hidden /> }}
      at={place}
      confirmLabel="Переместить"
      onChoose={async (folder) => {
        const isDone = await move({ chosen, count }, folder);
        if (isDone) onDone(true);
        return isDone;
      }}
    />
  );
}
