// The bar of bulk actions on the selected entries, including the content of selected themes.
import { Copy, CopyPlus, Eye, EyeOff, FolderInput, PencilRuler, Trash2 } from 'lucide-react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import type { Copies } from '../copies/useCopies.tsx';
import { chakra, countOf, lazyPart, SelectionBar, type SelectionAction } from '../../ui/index.ts';
import { isLayer, layersIn, lessonsOf, outermostEntries, type ContentNode } from './contentTree.ts';
import { lessonNouns, type SettableStatus } from './useContentActions.ts';
import type { MoveContent } from './useContentMoves.ts';

const MoveModal = lazyPart(() => import('./dialogs.ts'), 'MoveModal');

export function ContentSelection({
  tree,
  ticked,
  onTick,
  move,
  copies,
  setStatus,
  removeLessons,
}: {
  tree: readonly ContentNode[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  move: MoveContent;
  /** Null for users who may not create lessons. */
  copies: Copies | null;
  setStatus: (ids: readonly string[], status: SettableStatus) => Promise<boolean>;
  removeLessons: (ids: readonly string[]) => Promise<boolean>;
}) {
  const { open } = useDataModals();
  const clear = () => onTick(new Set());
  const chosen = outermostEntries(tree, ticked);
  // Entries removed meanwhile are no longer selected.
  if (chosen.length === 0) return null;
  const lessons = chosen.flatMap(lessonsOf).map(({ id }) => id);
  const copied = {
    lessonIds: chosen.filter(({ item }) => !isLayer(item)).map(({ id }) => id),
    layerIds: chosen.filter(({ item }) => isLayer(item)).map(({ id }) => id),
  };
  const many = countOf(lessons.length, lessonNouns);
  const set = (status: SettableStatus) => () =>
    void setStatus(lessons, status).then((isDone) => isDone && clear());
  const actions: SelectionAction[] = [
    {
      label: 'Переместить',
      icon: <FolderInput size={16} aria-hidden />,
      onAction: () =>
        void open((close) => (
          <MoveModal
            title={`Куда переместить: ${countOf(chosen.length, ['элемент', 'элемента', 'элементов'])}`}
            targets={layersIn(tree, (id) => ticked.has(id))}
            onMove={(layer) =>
              void move(
                chosen.map(({ id }) => id),
                { parent: layer, before: null },
              ).then(clear)
            }
            onDone={() => close()}
          />
        )),
    },
    ...(lessons.length === 0
      ? []
      : [
          { label: 'Показать', icon: <Eye size={16} aria-hidden />, onAction: set('VISIBLE') },
          { label: 'Скрыть', icon: <EyeOff size={16} aria-hidden />, onAction: set('CLOSE') },
          {
            label: 'В черновики',
            icon: <PencilRuler size={16} aria-hidden />,
            onAction: set('DRAFT'),
          },
          {
            label: `Удалить ${many}`,
            icon: <Trash2 size={16} aria-hidden />,
            onAction: () => void removeLessons(lessons).then((isDone) => isDone && clear()),
          },
        ]),
    ...(copies === null
      ? []
      : [
          {
            label: 'Дублировать',
            icon: <CopyPlus size={16} aria-hidden />,
            onAction: () => void copies.duplicate(copied).then((isDone) => isDone && clear()),
          },
          {
            label: 'Копировать в курсы…',
            icon: <Copy size={16} aria-hidden />,
            onAction: () =>
              copies.copyToCourses(
                copied,
                countOf(chosen.length, ['элемент', 'элемента', 'элементов']),
              ),
          },
        ]),
  ];
  return (
    <Bar>
      <SelectionBar count={ticked.size} onClear={clear} actions={actions} />
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '5',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    h: '0',
  },
});
