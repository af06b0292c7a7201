// Inputs of a list's filter that read and change the list's state.
import { DateBox, type ChosenRecord, type RecordSearch } from '../../../ui/index.ts';

/** The first and the last day of a range: «Создан с», «по». */
export function DayRange<First extends string, Last extends string>({
  title,
  first,
  last,
  state,
  change,
}: {
  title: string;
  first: First;
  last: Last;
  state: Readonly<Record<First | Last, string | null>>;
  change: (part: Partial<Record<First | Last, string | null>>) => void;
}) {
  const set = (name: First | Last) => (day: string | null) =>
    change({ [name]: day } as Partial<Record<First | Last, string | null>>);
  return (
    <>
      <DateBox
        label={`${title} с`}
        value={state[first]}
        max={state[last] ?? undefined}
        onChange={set(first)}
      />
      <DateBox
        label="по"
        value={state[last]}
        min={state[first] ?? undefined}
        onChange={set(last)}
      />
    </>
  );
}

/** Returns the props of the combo box that chooses the records of a field of the state. */
export const chosenRecords =
  <Field extends string>({
    searches,
    state,
    change,
    names,
  }: {
    searches: Readonly<Record<Field, RecordSearch>>;
    /** The ids of the chosen records. */
    state: Readonly<Record<NoInfer<Field>, readonly string[]>>;
    change: (part: Partial<Record<NoInfer<Field>, string[]>>) => void;
    /** Names of the chosen records by id. */
    names: ReadonlyMap<string | undefined, string | undefined>;
  }) =>
  (field: Field) => ({
    value: state[field].map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) =>
      change({ [field]: chosen.map(({ id }) => id) } as Partial<Record<Field, string[]>>),
  });
