// The blocks of a lesson in their order. What drags them is code of its own, behind the frame of the constructor.
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
      // Nothing is dragged in: kinds are chosen.
      onInsert={() => {}}
      empty="В уроке пока нет блоков."
    />
  );
}
