// A dialog that moves the selected layers and lessons to the end of a chosen theme.
import { FormModal, Select, useForm } from '../../ui/index.ts';

export interface MoveTarget {
  id: string;
  title: string;
  /** 0 at the top. */
  depth: number;
}

const top = 'top';

export function MoveModal({
  title,
  targets,
  onMove,
  onDone,
}: {
  title: string;
  /** The possible target layers, in reading order. */
  targets: readonly MoveTarget[];
  /** Null for the end of the course. */
  onMove: (layer: string | null) => void;
  onDone: () => void;
}) {
  const form = useForm({ defaultValues: { layer: top } });
  return (
    <FormModal
      title={title}
      confirmLabel="Переместить"
      size="narrow"
      form={form}
      onSubmit={({ layer }) => {
        onMove(layer === top ? null : layer);
        onDone();
        return [];
      }}
    >
      <Select
        name="layer"
        label="Тема"
        required
        options={[
          { value: top, label: 'Без темы, в конец курса' },
          ...targets.map(({ id, title: name, depth }) => ({
            value: id,
            label: `${' '.repeat(depth * 3)}${name}`,
          })),
        ]}
      />
    </FormModal>
  );
}
