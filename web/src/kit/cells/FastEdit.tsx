// Edits the rows of a list as in a spreadsheet and saves them in one call; conflicts with other users are resolved cell
// by cell.
import { Suspense, useRef, useState } from 'react';
import { Redo2, RotateCcw, Save, Undo2 } from 'lucide-react';
import { useLocation } from 'react-router';
import {
  Button,
  chakra,
  countOf,
  Flex,
  formatNumber,
  IconButton,
  lazyPart,
  Skeleton,
  TableSettingsButton,
  useAlerts,
  useLatest,
  useUnsavedGuard,
  type Sort,
} from '../../ui/index.ts';
import type { ListRowsProps } from '../list/ListFrame.tsx';
import { useAutosave, useSavedSteps } from './saving.ts';
import { useCells, type CellColumn, type SaveRows } from './useCells.ts';
import { useGridColumns } from './useGridColumns.ts';

interface FastEditProps<Row extends { readonly id: string }, Sorted extends string> {
  view: ListRowsProps<Sorted>;
  rows: readonly Row[];
  /**
   * The first column names the row. Must be a stable reference as long as the options are, like `mayChange` and `save`.
   */
  columns: readonly CellColumn<Row>[];
  /** «курс», «курса», «курсов» */
  nouns: readonly [string, string, string];
  /** Other rows are read-only. */
  mayChange: (row: Row) => boolean;
  save: SaveRows;
  /** Changes are saved automatically; undo also reverts saved changes. */
  autosave?: true;
  /** Replaces the usual hint on what may be typed. */
  hint?: string;
}

export function FastEdit<Row extends { readonly id: string }, Sorted extends string>(
  props: FastEditProps<Row, Sorted>,
) {
  const { view, rows, columns } = props;
  const { shown, settings } = useGridColumns(view.id, columns);
  const { search } = useLocation();
  return (
    <>
      <Flex wrap="wrap" align="center" gap="2" px={{ base: '4', md: '6' }} py="3">
        {view.toolbar}
        <Flex align="center" gap="2" ml="auto">
          {view.toolbarEnd}
          <TableSettingsButton {...settings} />
        </Flex>
      </Flex>
      {rows.length === 0 ? (
        view.empty
      ) : (
        // The key drops unsaved changes when other rows are shown.
        <EditedRows key={search} {...props} shown={shown} />
      )}
    </>
  );
}

function EditedRows<Row extends { readonly id: string }, Sorted extends string>({
  view,
  rows,
  columns,
  shown,
  nouns,
  mayChange,
  save,
  autosave,
  hint = 'Печатайте в ячейках, вставляйте блоки из таблиц, Ctrl+D заполняет вниз',
}: FastEditProps<Row, Sorted> & { shown: readonly CellColumn<Row>[] }) {
  const alerts = useAlerts();
  const typed = useCells({ rows, columns, shown, mayChange, save });
  const { changedCells, changedRows, isSaving, reset } = typed;
  const takeBack = async (reversed: Parameters<SaveRows>[0]) => {
    const results = await save(reversed);
    const failed = (results ?? []).filter(
      ({ conflicts, userErrors }) => conflicts.length + userErrors.length > 0,
    );
    if (failed.length === 0) return;
    const why = failed.every(({ conflicts }) => conflicts.length > 0) ? ', там уже другое' : '';
    alerts.error(`Не возвращено: ${countOf(failed.length, nouns)}${why}`);
  };
  const steps = useSavedSteps(takeBack);
  const { undo, redo } = autosave
    ? { undo: typed.undo ?? steps.undo, redo: typed.redo ?? steps.redo }
    : typed;
  const cells = { ...typed, undo, redo };

  const running = useRef<Promise<boolean> | null>(null);
  /** The last save did not save everything. */
  const [isLeft, setLeft] = useState(false);
  const isRefused = isLeft && changedCells > 0;
  /** Resolves to whether everything is saved. */
  const saveAll = (): Promise<boolean> => {
    running.current ??= send()
      .then((isSaved) => {
        setLeft(!isSaved);
        return isSaved;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  };
  const send = async (): Promise<boolean> => {
    if (changedCells === 0) return true;
    const saved = await typed.save();
    if (saved === null) return false;
    const { reversed, refused } = saved;
    if (refused > 0) {
      alerts.error(`Не сохранено: ${countOf(refused, nouns)}. Посмотрите отмеченные ячейки`);
    }
    if (reversed.length > 0 && autosave) steps.add(reversed);
    else if (reversed.length > 0) {
      alerts.withUndo(
        `Сохранено: ${countOf(reversed.length, nouns)}`,
        () => void takeBack(reversed),
      );
    }
    return refused === 0;
  };

  const rest = useLatest(saveAll);
  useUnsavedGuard(changedCells > 0, autosave && (() => rest.current()));
  useAutosave(autosave === true, typed.edits, rest);

  return (
    <>
      <Bar>
        <output>
          {changedCells > 0
            ? `${isSaving ? 'Сохраняется' : 'Изменено'}: ${countOf(changedCells, ['ячейка', 'ячейки', 'ячеек'])}, ${countOf(changedRows, nouns)}`
            : hint}
        </output>
        <Flex wrap="wrap" gap="2" ml="auto">
          <IconButton
            icon={<Undo2 />}
            label="Отменить шаг"
            disabled={!undo}
            onClick={() => undo?.()}
          />
          <IconButton
            icon={<Redo2 />}
            label="Повторить шаг"
            disabled={!redo}
            onClick={() => redo?.()}
          />
          {(!autosave || isRefused) && (
            <>
              <Button
                icon={<RotateCcw size={16} aria-hidden />}
                disabled={changedCells === 0}
                onClick={reset}
              >
                Сбросить
              </Button>
              <Button
                variant="primary"
                icon={<Save size={16} aria-hidden />}
                disabled={changedCells === 0}
                loading={isSaving}
                onClick={() => void saveAll()}
              >
                Сохранить
              </Button>
            </>
          )}
        </Flex>
      </Bar>
      <Suspense fallback={<Skeleton h="480px" />}>
        <CellGrid
          label={view.label}
          cells={cells}
          onSave={() => void saveAll()}
          sort={view.sort}
          onSort={view.onSort && ((sort) => view.onSort?.(sort as Sort<Sorted>))}
          onEnd={view.hasNext && !view.isLoadingNext ? view.onLoadMore : undefined}
        />
      </Suspense>
      <Flex align="center" gap="3" px={{ base: '4', md: '6' }} py="3" color="muted">
        <output>
          Показано {formatNumber(rows.length)} из {formatNumber(view.totalCount)}
        </output>
        {view.hasNext && (
          <Button
            size="sm"
            variant="ghost"
            loading={view.isLoadingNext === true}
            onClick={() => view.onLoadMore?.()}
          >
            Показать ещё
          </Button>
        )}
      </Flex>
    </>
  );
}

// Loaded lazily with its library, after the page.
const CellGrid = lazyPart(() => import('./CellGrid.tsx'), 'CellGrid');

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '6' },
    pb: '3',
    color: 'muted',
    fontSize: 'sm',
  },
});
