// People become students of a course: chosen by name, or pasted by their addresses and telephone numbers, all or nobody.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { UserError } from '../../kit/answer.ts';
import { outcomeOf, tell } from '../../kit/outcome.ts';
import { pastedLines, refusedLines } from '../../kit/pastedLines.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  FormModal,
  LinesField,
  MultiComboField,
  Segmented,
  useAlerts,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { useCoursePackageSearch } from './choices.ts';
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
  const search = usePeopleSearch(companyId);
  const [way, setWay] = useState<Way>('users');
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
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
    const lines = pastedLines(contacts);
    const answer =
      way === 'users'
        ? await attach({
            variables: { input: { ...of, users: { ids: users.map(({ id }) => id) } } },
          })
        : await attachByContacts({
            variables: { input: { ...of, contacts: lines } },
          });
    if (answer.userErrors.length > 0 || answer.response === null) {
      setRefused(refusedLines(answer.userErrors, 'contacts', lines));
      return answer.userErrors.map(atItsField);
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
          refused={refused}
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

function atItsField({ message, field }: UserError): UserError {
  const [name = null] = (field ?? '').split('.');
  return { message, field: name === 'packageIds' ? 'packages' : name };
}
