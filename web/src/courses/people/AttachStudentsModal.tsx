// People become students of a course: chosen by name, or pasted by their addresses and telephone numbers, all or nobody.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { outcomeOf, tell } from '../../kit/outcome.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  FormModal,
  lineMessage,
  LinesField,
  MultiComboField,
  Segmented,
  useAlerts,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useCoursePackageSearch, useStaffSearch } from './choices.ts';
import { studentNouns } from './studentWords.ts';
import type { AttachStudentsModalContactsMutation } from '../../__generated__/AttachStudentsModalContactsMutation.graphql.ts';
import type { AttachStudentsModalMutation } from '../../__generated__/AttachStudentsModalMutation.graphql.ts';

interface Values {
  users: readonly ChosenRecord[];
  contacts: string;
  packages: readonly ChosenRecord[];
}

type Way = 'users' | 'contacts';

export function AttachStudentsModal({
  companyId,
  courseId,
  onDone,
}: {
  companyId: string;
  courseId: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const search = useStaffSearch(companyId);
  const [way, setWay] = useState<Way>('users');
  const form = useForm<Values>({ defaultValues: { users: [], contacts: '', packages: [] } });
  const [attach] = useMutation<AttachStudentsModalMutation>(graphql`
    mutation AttachStudentsModalMutation($input: AttachCourseStudentsInput!) {
      attachCourseStudents(input: $input) {
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [attachByContacts] = useMutation<AttachStudentsModalContactsMutation>(graphql`
    mutation AttachStudentsModalContactsMutation($input: AttachCourseStudentsByContactsInput!) {
      attachCourseStudentsByContacts(input: $input) {
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const submit = async ({ users, contacts, packages }: Values) => {
    const of = { courseId, packageIds: packages.map(({ id }) => id) };
    const lines = linesOf(contacts);
    const answer =
      way === 'users'
        ? await attach({
            variables: { input: { ...of, users: { ids: users.map(({ id }) => id) } } },
          })
        : await attachByContacts({
            variables: { input: { ...of, contacts: lines.map(({ text }) => text) } },
          });
    if (answer.userErrors.length > 0 || answer.response === null) {
      return answer.userErrors.map((error) => atItsField(error, lines));
    }
    const done =
      'attachCourseStudents' in answer.response
        ? answer.response.attachCourseStudents
        : answer.response.attachCourseStudentsByContacts;
    const { changedCount: count, skipped } = done;
    tell(alerts, outcomeOf({ count, skipped }), { done: 'На курсе', nouns: studentNouns });
    setTimeout(onDone);
    return [];
  };
  return (
    <FormModal
      form={form}
      onSubmit={submit}
      title="Добавить учеников"
      confirmLabel="Добавить"
      disableAfterClick={false}
      guardUnsaved
    >
      <Segmented<Way>
        label="Кого добавить"
        options={[
          { value: 'users', label: 'Выбрать людей' },
          { value: 'contacts', label: 'Вставить список' },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'users' ? (
        <MultiComboField
          name="users"
          label="Люди"
          placeholder="Имя или почта"
          required
          search={search}
        />
      ) : (
        <LinesField
          name="contacts"
          label="Почта или телефон, по одному в строке"
          hint="Если кого-то из списка в компании нет, не добавится никто: строка подсветится"
          placeholder={'anna@example.ru\n+7 900 123-45-67'}
          required
          wrongLines={() => []}
        />
      )}
      <PackageField courseId={courseId} />
    </FormModal>
  );
}

function PackageField({ courseId }: { courseId: string }) {
  const search = useCoursePackageSearch(courseId);
  return (
    <MultiComboField
      name="packages"
      label="Пакеты"
      placeholder="Название пакета"
      hint="Тем, кто уже учится, пакеты добавятся"
      search={search}
    />
  );
}

interface Line {
  /** From 1. */
  number: number;
  text: string;
}

/** Empty lines are none. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');

/** `contacts.3` is the fourth of those that were sent. */
function atItsField(
  error: { message: string; field?: string | null | undefined },
  lines: readonly Line[],
) {
  const index = /^contacts\.(\d+)$/.exec(error.field ?? '')?.[1];
  const line = index === undefined ? undefined : lines[Number(index)];
  if (line === undefined) {
    const [field = null] = (error.field ?? '').split('.');
    return { message: error.message, field: field === 'packageIds' ? 'packages' : field };
  }
  const problem = `«${line.text}»: ${error.message.charAt(0).toLocaleLowerCase('ru')}${error.message.slice(1)}`;
  return { message: lineMessage({ number: line.number, problem }), field: 'contacts' };
}
