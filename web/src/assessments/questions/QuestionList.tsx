// The questions of a test in their order. What drags them is code of its own, behind the frame of the tab.
import { SortableList, type SortableListProps } from '../../ui/drag/SortableList.tsx';

interface NamedRow {
  id: string;
  name: string;
}

export function QuestionList(
  props: Omit<SortableListProps<NamedRow>, 'label' | 'kind' | 'labelOf' | 'onInsert' | 'empty'>,
) {
  return (
    <SortableList
      {...props}
      label="Вопросы теста"
      kind="application/x-kafedra-question"
      labelOf={({ name }) => name}
      // Nothing is dragged in: kinds are chosen.
      onInsert={() => {}}
      empty="В тесте пока нет вопросов."
    />
  );
}
