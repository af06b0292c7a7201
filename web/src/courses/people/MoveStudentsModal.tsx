// A dialog that moves students to another branch of the course, with undo for students selected by id.
import { graphql } from 'react-relay';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { countOf, FormModal, Select, Text, useAlerts, useForm } from '../../ui/index.ts';
import { studentNouns } from './studentNouns.ts';
import type {
  CourseStudentMatch,
  MoveStudentsModalMutation,
} from '../../__generated__/MoveStudentsModalMutation.graphql.ts';

export interface MoveStudentsModalProps extends SelectedRows<CourseStudentMatch> {
  courseId: string;
  branches: readonly Branch[];
  /** The branches of the loaded students by student id; null without a branch. */
  branchIds: ReadonlyMap<string, string | null>;
  refresh: () => void;
  onDone: () => void;
}

export interface Branch {
  readonly id: string;
  readonly name: string;
}

/** The value of the choice without a branch. */
const none = 'none';

export function MoveStudentsModal({
  courseId,
  branches,
  branchIds,
  chosen,
  count,
  refresh,
  onDone,
}: MoveStudentsModalProps) {
  const alerts = useAlerts();
  const [change] = useMutation<MoveStudentsModalMutation>(graphql`
    mutation MoveStudentsModalMutation($input: ChangeCourseStudentsBranchInput!) {
      changeCourseStudentsBranch(input: $input) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const send = (students: typeof chosen, branchId: string | null) =>
    change({ variables: { input: { courseId, courseStudents: students, branchId } } });
  const putBack = async (moved: ReadonlyMap<string | null, string[]>) => {
    for (const [branchId, ids] of moved) {
      if (!succeeded(await send({ ids }, branchId), alerts)) return;
    }
    alerts.success('Возвращено в прежние ветки');
    refresh();
  };
  const form = useForm<{ branchId: string | null }>({ defaultValues: { branchId: null } });
  const submit = async ({ branchId: sent }: { branchId: string | null }) => {
    const branch = branches.find(({ id }) => id === sent);
    const branchId = branch?.id ?? null;
    const { response, userErrors } = await send(chosen, branchId);
    if (response === null || userErrors.length > 0) return userErrors;
    // The former branches are known only of loaded students.
    const known = (chosen.ids ?? []).filter((id) => branchIds.has(id));
    const moved = Map.groupBy(
      known.filter((id) => branchIds.get(id) !== branchId),
      (id) => branchIds.get(id) ?? null,
    );
    reportOutcome(alerts, outcomeOf(response.changeCourseStudentsBranch), {
      done: branch ? `Переведено в «${branch.name}»` : 'Теперь без ветки',
      nouns: studentNouns,
      undo: known.length === chosen.ids?.length ? () => void putBack(moved) : undefined,
    });
    refresh();
    setTimeout(onDone);
    return [];
  };
  const from = count === 1 ? branchIds.get(chosen.ids?.[0] ?? '') : undefined;
  return (
    <FormModal
      title={`В какую ветку перевести ${countOf(count, ['ученика', 'учеников', 'учеников'])}?`}
      size="narrow"
      confirmLabel="Перевести"
      disableAfterClick={false}
      form={form}
      onSubmit={submit}
    >
      {chosen.matching != null && (
        <Text>Переведутся все, кто подходит под поиск и фильтр. Отменить не получится.</Text>
      )}
      <Select
        name="branchId"
        label="Ветка"
        hint="Пакеты прежней ветки сменятся пакетами новой с теми же названиями, остальные сохранятся"
        required
        options={[{ id: null, name: 'Без ветки' }, ...branches]
          .filter(({ id }) => id !== from)
          .map(({ id, name }) => ({ value: id ?? none, label: name }))}
      />
    </FormModal>
  );
}
