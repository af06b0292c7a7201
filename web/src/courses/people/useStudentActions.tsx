// Single and bulk actions on a course's students: move to a branch, detach.
import { onlyRow, rowsOf, type SelectedRows } from '../../kit/relay/bulk.ts';
import { emptySelection, type DataTableProps, type TableSelection } from '../../ui/index.ts';
import type { Branch } from './MoveStudentsModal.tsx';
import { useBranchMoves } from './useBranchMoves.tsx';
import { useDetachment } from './useDetachment.tsx';
import type { CourseStudentMatch } from '../../__generated__/useDetachmentMutation.graphql.ts';

interface Listed {
  readonly id: string;
  readonly branch?: { readonly id: string } | null | undefined;
}

type Act = (students: SelectedRows<CourseStudentMatch>) => Promise<boolean>;

export function useStudentActions<Student extends Listed>({
  courseId,
  branches,
  list: { rows, paging, totalCount, select, refresh },
  match,
  mayMove,
  mayDetach,
}: {
  courseId: string;
  branches: readonly Branch[];
  list: {
    rows: readonly Student[];
    paging: { hasNext: boolean };
    totalCount: number;
    select: (selection: TableSelection) => void;
    refresh: () => void;
  };
  match: CourseStudentMatch;
  mayMove: boolean;
  mayDetach: boolean;
}): Pick<DataTableProps<Student>, 'rowActions' | 'selectionActions'> {
  const places = new Map(rows.map(({ id, branch }) => [id, branch?.id ?? null]));
  const move = useBranchMoves({ courseId, branches, branchIds: places, refresh });
  const detach = useDetachment(courseId, refresh);
  const actions = [...(mayMove ? [move] : []), ...(mayDetach ? [detach] : [])];
  const act = async (run: Act, selection: TableSelection): Promise<boolean> => {
    const ids = rows.map(({ id }) => id);
    return run(rowsOf(selection, { ids, hasNext: paging.hasNext, totalCount, match }));
  };
  const actOnSelected = async (run: Act, selection: TableSelection) => {
    if (await act(run, selection)) select(emptySelection);
  };
  return {
    rowActions:
      actions.length === 0
        ? undefined
        : ({ id }) =>
            actions.map(({ run, ...action }) => ({
              ...action,
              onAction: () => void act(run, onlyRow(id)),
            })),
    selectionActions: (selected) =>
      actions.map(({ run, label, icon }) => ({
        label,
        icon,
        onAction: () => void actOnSelected(run, selected),
      })),
  };
}
