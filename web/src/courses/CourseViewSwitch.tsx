// Table or cards.
import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '../ui/index.ts';
import type { CourseListAddress } from './courseListAddress.ts';

export function CourseViewSwitch({
  address,
  change,
}: {
  address: CourseListAddress;
  change: (next: CourseListAddress) => void;
}) {
  return address.view === 'table' ? (
    <IconButton
      variant="secondary"
      icon={<LayoutGrid />}
      label="Показать карточками"
      onClick={() => change({ ...address, view: 'cards' })}
    />
  ) : (
    <IconButton
      variant="secondary"
      icon={<Rows3 />}
      label="Показать таблицей"
      onClick={() => change({ ...address, view: 'table' })}
    />
  );
}
