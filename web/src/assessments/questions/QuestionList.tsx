// The questions of a test in order. The drag-and-drop code is loaded separately.
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
      // Nothing can be dropped in from outside: new questions are created from a list of types.
      onInsert={() => {}}
      empty="В тесте пока нет вопросов."
    />
  );
}
