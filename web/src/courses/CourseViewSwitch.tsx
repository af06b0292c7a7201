// Table or cards.
import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '../ui/index.ts';
import type { CourseListState } from './courseList.ts';

export function CourseViewSwitch({
  state: { view },
  change,
}: {
  state: CourseListState;
  change: (part: Partial<CourseListState>) => void;
}) {
  return view === 'table' ? (
    <IconButton
      variant="secondary"
      icon={<LayoutGrid />}
      label="Показать карточками"
      onClick={() => change({ view: 'cards' })}
    />
  ) : (
    <IconButton
      variant="secondary"
      icon={<Rows3 />}
      label="Показать таблицей"
      onClick={() => change({ view: 'table' })}
    />
  );
}
