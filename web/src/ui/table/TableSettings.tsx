// A table's personal settings: visible columns, their order and widths, and row density.
import { useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '../text/Button.tsx';
import { Segmented } from '../layout/Segmented.tsx';
import { Checkbox } from '../layout/Toggles.tsx';
import { columnWidths, type Density } from './settings.ts';

export type ColumnChoice = {
  id: string;
  label: string;
  isVisible: boolean;
  /** The row header column is always visible and first. */
  canHide: boolean;
  /** Pixels; null for the default width. */
  width: number | null;
  /** The default width, in pixels. */
  usualWidth: number;
};

export type TableSettingsProps = {
  columns: readonly ColumnChoice[];
  onColumn: (id: string, isVisible: boolean) => void;
  onMove: (id: string, step: 1 | -1) => void;
  onWidth: (id: string, width: number | null) => void;
  /** Null where rows have no fixed height. */
  density: Density | null;
  onDensity: (density: Density) => void;
  onReset: () => void;
  /** Adds columns that the table doesn't have by default. */
  more?: ReactNode;
};

export function TableSettings({
  columns,
  onColumn,
  onMove,
  onWidth,
  density,
  onDensity,
  onReset,
  more,
}: TableSettingsProps) {
  return (
    <>
      <Group>
        <Title>Столбцы</Title>
        {columns.map((column, index) => (
          <Line key={column.id}>
            <Checkbox
              checked={column.isVisible}
              disabled={!column.canHide}
              onChange={(isVisible) => onColumn(column.id, isVisible)}
            >
              {column.label}
            </Checkbox>
            {density && <WidthField {...column} onChange={(width) => onWidth(column.id, width)} />}
            <IconButton
              size="sm"
              icon={<ArrowUp />}
              label={`Выше: ${column.label}`}
              disabled={index < 2}
              onClick={() => onMove(column.id, -1)}
            />
            <IconButton
              size="sm"
              icon={<ArrowDown />}
              label={`Ниже: ${column.label}`}
              disabled={index === 0 || index === columns.length - 1}
              onClick={() => onMove(column.id, 1)}
            />
          </Line>
        ))}
      </Group>
      {more}
      {density && (
        <chakra.div mb="4">
          <Segmented label="Строки" options={densities} value={density} onChange={onDensity} />
        </chakra.div>
      )}
      <Button size="sm" variant="ghost" full onClick={onReset}>
        Вернуть как было
      </Button>
    </>
  );
}

/** By arrow keys or as a number; invalid input stays text. */
function WidthField({
  label,
  width,
  usualWidth,
  onChange,
}: Pick<ColumnChoice, 'label' | 'width' | 'usualWidth'> & {
  onChange: (width: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = ({ value, valueAsNumber, validity }: HTMLInputElement) => {
    setTyped(value);
    if (value === '') onChange(null);
    else if (!validity.rangeUnderflow && !validity.rangeOverflow) onChange(valueAsNumber);
  };
  return (
    <Width
      type="number"
      aria-label={`Ширина: ${label}`}
      title="Ширина в пикселях; пусто — как обычно"
      placeholder="авто"
      min={columnWidths.least}
      max={columnWidths.most}
      step={widthStep}
      value={typed ?? width ?? ''}
      onChange={({ currentTarget }) => type(currentTarget)}
      onKeyDown={(event) => {
        const step = widthSteps[event.key];
        if (step === undefined || width !== null) return;
        event.preventDefault();
        onChange(usualWidth + step);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Pixels. */
const widthStep = 10;
const widthSteps: Readonly<Record<string, number>> = {
  ArrowUp: widthStep,
  ArrowDown: -widthStep,
};

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

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > label': { flex: '1 0 auto', maxW: '220px', mr: '2' },
  },
});

const Width = chakra('input', {
  base: {
    w: '68px',
    h: '28px',
    px: '1.5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
});

const Title = chakra('legend', {
  base: { mb: '1.5', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
});
