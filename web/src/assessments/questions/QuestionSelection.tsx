// The bar of bulk actions on the selected questions.
import { FolderInput, Power, PowerOff, Trash2 } from 'lucide-react';
import { chakra, SelectionBar } from '../../ui/index.ts';
import type { QuestionActions } from './useQuestionActions.ts';

export function QuestionSelection({
  all,
  picked,
  onTick,
  actions,
  moveToPart,
}: {
  /** Ids of all questions of the test and of the selected ones. */
  all: readonly string[];
  picked: readonly string[];
  onTick: (ticked: ReadonlySet<string>) => void;
  actions: QuestionActions;
  moveToPart: (ids: readonly string[]) => Promise<void>;
}) {
  if (picked.length === 0) return null;
  const clear = () => onTick(new Set());
  const withPicked = (act: (ids: readonly string[]) => Promise<void>) => () =>
    void act(picked).then(clear);
  return (
    <Bar>
      <SelectionBar
        count={picked.length}
        totalCount={all.length}
        onSelectAll={() => onTick(new Set(all))}
        onClear={clear}
        actions={[
          {
            label: 'Включить',
            icon: <Power aria-hidden />,
            onAction: withPicked((ids) => actions.setActive(ids, true)),
          },
          {
            label: 'Выключить',
            icon: <PowerOff aria-hidden />,
            onAction: withPicked((ids) => actions.setActive(ids, false)),
          },
          {
            label: 'В другую часть…',
            icon: <FolderInput aria-hidden />,
            onAction: withPicked(moveToPart),
          },
          {
            label: 'Удалить',
            icon: <Trash2 aria-hidden />,
            onAction: withPicked(actions.remove),
          },
        ]}
      />
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
    mt: '3',
  },
});
