// Switches a list between table and another layout.
import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '../../ui/index.ts';

export function ViewSwitch<View extends string>({
  view,
  other,
  words,
  change,
}: {
  view: View | 'table';
  other: View;
  /** «карточками» */
  words: string;
  change: (part: { view: View | 'table' }) => void;
}) {
  return view === 'table' ? (
    <IconButton
      variant="secondary"
      icon={<LayoutGrid />}
      label={`Показать ${words}`}
      onClick={() => change({ view: other })}
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
