// The blocks of a lesson in order. The drag-and-drop code is loaded separately.
import { SortableList, type SortableListProps } from '../../ui/drag/SortableList.tsx';

export interface NamedRow {
  id: string;
  name: string;
}

export function BlockList(
  props: Omit<SortableListProps<NamedRow>, 'label' | 'kind' | 'labelOf' | 'onInsert' | 'empty'>,
) {
  return (
    <SortableList
      {...props}
      label="Блоки урока"
      kind="application/x-kafedra-block"
      labelOf={({ name }) => name}
      // Nothing can be dropped in from outside: new blocks are created from a list of types.
      onInsert={() => {}}
      empty="В уроке пока нет блоков."
    />
  );
}
