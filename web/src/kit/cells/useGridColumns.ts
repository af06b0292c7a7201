// The columns of a grid that the user selected and ordered, stored in this browser.
import { useMemo } from 'react';
import { useTableSettings } from '../../ui/index.ts';
import type { CellColumn } from './useCells.ts';

export function useGridColumns<Row>(tableId: string, all: readonly CellColumn<Row>[]) {
  const { settings, change, reset } = useTableSettings(tableId);
  const { columns: chosen, order } = settings;
  const ordered = useMemo(() => {
    const placeOf = ({ name }: CellColumn<Row>) => {
      const at = order.indexOf(name);
      return at === -1 ? order.length : at;
    };
    const [first, ...others] = all;
    // The column that names the row stays first.
    return first ? [first, ...others.toSorted((one, other) => placeOf(one) - placeOf(other))] : [];
  }, [all, order]);
  const shown = useMemo(
    () =>
      ordered.filter(
        ({ name, hiddenAtFirst }, index) => index === 0 || (chosen[name] ?? !hiddenAtFirst),
      ),
    [ordered, chosen],
  );
  const move = (name: string, step: 1 | -1) => {
    const names = ordered.map((column) => column.name);
    const at = names.indexOf(name);
    change({ order: names.toSpliced(at, 1).toSpliced(at + step, 0, name) });
  };
  return {
    shown,
    settings: {
      columns: ordered.map((column, index) => ({
        id: column.name,
        label: column.header,
        isVisible: shown.includes(column),
        canHide: index > 0,
        width: null,
        usualWidth: column.width,
      })),
      onColumn: (name: string, isVisible: boolean) =>
        change({ columns: { ...chosen, [name]: isVisible } }),
      onMove: move,
      onWidth: () => {},
      density: null,
      onDensity: () => {},
      onReset: reset,
    },
  };
}
