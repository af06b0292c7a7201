// The button over a table that chooses its columns and the height of its rows.
import { chakra } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { Button } from '../Button.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { Segmented } from '../Segmented.tsx';
import { Checkbox } from '../Toggles.tsx';
import type { Density } from './settings.ts';

export type ColumnChoice = { id: string; label: string; isVisible: boolean; canHide: boolean };

type TableSettingsButtonProps = {
  columns: readonly ColumnChoice[];
  onColumn: (id: string, isVisible: boolean) => void;
  /** Null where rows have no height of their own. */
  density: Density | null;
  onDensity: (density: Density) => void;
  onReset: () => void;
};

export function TableSettingsButton({
  columns,
  onColumn,
  density,
  onDensity,
  onReset,
}: TableSettingsButtonProps) {
  const trigger = (
    <Button size="sm" icon={<Columns3 aria-hidden />}>
      Столбцы
    </Button>
  );
  return (
    <Popover
      label={density ? 'Столбцы и высота строк' : 'Столбцы'}
      trigger={trigger}
      placement="bottom end"
    >
      <Group>
        <Title>Столбцы</Title>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            checked={column.isVisible}
            disabled={!column.canHide}
            onChange={(isVisible) => onColumn(column.id, isVisible)}
          >
            {column.label}
          </Checkbox>
        ))}
      </Group>
      {density && (
        <chakra.div mb="4">
          <Segmented label="Строки" options={densities} value={density} onChange={onDensity} />
        </chakra.div>
      )}
      <Button size="sm" variant="ghost" full onClick={onReset}>
        Вернуть как было
      </Button>
    </Popover>
  );
}

const densities: readonly { value: Density; label: string }[] = [
  { value: 'normal', label: 'Обычные' },
  { value: 'dense', label: 'Плотные' },
];

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1.5',
    minW: '200px',
    mb: '4',
    p: '0',
    border: 'none',
    fontSize: 'sm',
  },
});

const Title = chakra('legend', {
  base: { mb: '1.5', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
});
