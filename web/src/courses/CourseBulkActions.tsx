// What can be done with the selected courses, in the bar under the table.
import { Trash2 } from 'lucide-react';
import { chakra, ProgressBar, SelectionAction, type TableSelection } from '../ui/index.ts';
import { tabStatuses, type CourseTab } from './courseListAddress.ts';
import { statusActions, type CourseActions } from './useCourseActions.ts';
import { statusIcons } from './courseRowMenu.tsx';

export function CourseBulkActions({
  tab,
  selection,
  actions,
  onDone,
}: {
  tab: CourseTab;
  selection: TableSelection;
  actions: CourseActions;
  onDone: () => void;
}) {
  if (actions.progress !== null) {
    return (
      <chakra.span display="block" w="160px" px="2">
        <ProgressBar label="Меняем курсы" value={actions.progress} />
      </chakra.span>
    );
  }
  const run = async (action: Promise<boolean>) => {
    if (await action) onDone();
  };
  return (
    <>
      {statusActions
        .filter(({ status }) => !tabStatuses[tab].includes(status))
        .map(({ status, label }) => (
          <SelectionAction
            key={status}
            icon={statusIcons[status]}
            onClick={() => void run(actions.setStatus(selection, status))}
          >
            {label}
          </SelectionAction>
        ))}
      <SelectionAction icon={<Trash2 />} onClick={() => void run(actions.remove(selection))}>
        Удалить
      </SelectionAction>
    </>
  );
}
