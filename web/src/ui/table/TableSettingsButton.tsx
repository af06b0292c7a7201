// The button that opens a table's settings, whose code is loaded on opening.
import { Columns3 } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { lazyPart } from '../layout/lazyPart.ts';
import { Popover } from '../overlay/Popover.tsx';
import type { TableSettingsProps } from './TableSettings.tsx';

export function TableSettingsButton(props: TableSettingsProps) {
  const trigger = (
    <Button size="sm" icon={<Columns3 aria-hidden />}>
      Столбцы
    </Button>
  );
  return (
    <Popover
      label={props.density ? 'Столбцы и высота строк' : 'Столбцы'}
      trigger={trigger}
      placement="bottom end"
    >
      <TableSettings {...props} />
    </Popover>
  );
}

const TableSettings = lazyPart(() => import('./TableSettings.tsx'), 'TableSettings');
