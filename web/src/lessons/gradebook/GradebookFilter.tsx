// The filter of a gradebook: columns, states and learners.
import { NamedChoices, Stack } from '../../ui/index.ts';
import { GroupChoice } from '../statistics/GroupChoice.tsx';
import { kindNames, stateNames, type GradebookListState } from './gradebookList.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export function GradebookFilter({
  companyId,
  branches,
  packages,
  state,
  change,
}: {
  companyId: string;
  branches: readonly Named[];
  packages: readonly Named[];
  state: GradebookListState;
  change: (part: Partial<GradebookListState>) => void;
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <NamedChoices
        title="Столбцы"
        options={choicesOf(kindNames)}
        chosen={state.kind}
        onChange={(kind) => change({ kind })}
      />
      <NamedChoices
        title="Есть ячейка в состоянии"
        options={choicesOf(stateNames)}
        chosen={state.state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <NamedChoices
        title="Пакет"
        options={packages}
        chosen={state.package}
        onChange={(chosen) => change({ package: chosen })}
      />
      <NamedChoices
        title="Ветка"
        options={branches}
        chosen={state.branch}
        onChange={(branch) => change({ branch })}
      />
      <GroupChoice
        companyId={companyId}
        chosen={state.group}
        onChange={(group) => change({ group })}
      />
    </Stack>
  );
}

const choicesOf = <Name extends string>(names: Record<Name, string>) =>
  (Object.keys(names) as Name[]).map((id) => ({ id, name: names[id] }));
