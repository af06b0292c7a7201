// Where chosen layers and lessons go: into which theme, behind all that lies there.
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
  /** The layers that they can go into, from top to bottom. */
  targets: readonly MoveTarget[];
  /** Null: to the end of the course. */
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
