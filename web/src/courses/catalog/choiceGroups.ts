// Converts the categories of a catalogue into groups of choices: a top-level category is a group, its descendants are
// the choices.

export interface Category {
  id: number;
  /** Null at the top level. */
  parentId: number | null;
  title: string;
  /** How the category's descendants are selected and displayed. */
  isSingle: boolean;
  view: string;
  columns: number;
}

export interface Choice {
  id: string;
  name: string;
  /** Depth below the group's first level of choices. */
  level: number;
}

export interface ChoiceGroup {
  title: string;
  /** Only one choice can be selected. */
  isSingle: boolean;
  view: string;
  columns: number;
  choices: readonly Choice[];
}

export function choiceGroups(categories: readonly Category[]): ChoiceGroup[] {
  const below = (parent: number | null) => categories.filter(({ parentId }) => parentId === parent);
  const choicesBelow = (parent: number, level: number): Choice[] =>
    below(parent).flatMap((category) => [
      choiceOf(category, level),
      ...choicesBelow(category.id, level + 1),
    ]);
  const top = below(null);
  const kinds = top.flatMap((category): ChoiceGroup[] => {
    const choices = choicesBelow(category.id, 0);
    if (choices.length === 0) return [];
    return [
      {
        title: category.title,
        isSingle: category.isSingle,
        view: category.view,
        columns: category.columns,
        choices,
      },
    ];
  });
  // One group with a single choice: filters by several top-level categories combine with AND and match hardly any
  // course.
  const alone = top.filter(({ id }) => below(id).length === 0);
  const sections: ChoiceGroup = {
    title: 'Раздел',
    isSingle: true,
    view: 'TAGS',
    columns: 1,
    choices: alone.map((category) => choiceOf(category, 0)),
  };
  return alone.length === 0 ? kinds : [sections, ...kinds];
}

const choiceOf = ({ id, title }: Category, level: number): Choice => ({
  id: String(id),
  name: title,
  level,
});

/** The selection of all groups after a click on a choice. */
export function toggleChoice(
  { isSingle, choices }: ChoiceGroup,
  chosen: readonly string[],
  id: string,
): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  const own = new Set(choices.map((choice) => choice.id));
  return [...(isSingle ? chosen.filter((each) => !own.has(each)) : chosen), id];
}
