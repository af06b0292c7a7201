// A dialog that attaches students to a course: chosen by name, or found in the pasted lines of a list.
import { useState } from 'react';
import {
  countOf,
  FormModal,
  LinesField,
  MultiComboField,
  Segmented,
  SwitchField,
  Text,
  useFieldValue,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { useCoursePackageSearch } from './choices.ts';
import { parseStudents } from './pastedStudents.ts';
import { useStudentAttachment } from './useStudentAttachment.ts';

interface Values {
  users: readonly ChosenRecord[];
  contacts: string;
  invites: boolean;
  packages: readonly ChosenRecord[];
}

type Way = 'users' | 'contacts';

export function AttachStudentsModal({
  mayInvite,
  onAttached,
  onDone,
  ...course
}: {
  companyId: string;
  courseId: string;
  courseName: string;
  mayInvite: boolean;
  /**
   * Called also when only some of the pasted lines were attached; the others remain in the dialog.
   */
  onAttached: () => void;
  onDone: () => void;
}) {
  const { companyId, courseId } = course;
  const search = usePeopleSearch(companyId);
  const [way, setWay] = useState<Way>('users');
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useForm<Values>({
    defaultValues: { users: [], contacts: '', invites: mayInvite, packages: [] },
  });
  const { attachChosen, attachPasted } = useStudentAttachment(course);
  const submit = async ({ users, contacts: text, invites, packages }: Values) => {
    const packageIds = packages.map(({ id }) => id);
    if (way === 'users') {
      const ids = users.map(({ id }) => id);
      const errors = await attachChosen(ids, packageIds);
      if (errors.length === 0) setTimeout(onDone);
      return errors;
    }
    const done = await attachPasted({ text, packageIds, invites });
    setRefused(done.refused);
    if (done.errors.length > 0) return done.errors;
    if (done.refused.size === 0) {
      setTimeout(onDone);
      return [];
    }
    if (done.isChanged) onAttached();
    form.setValue('contacts', [...done.refused.keys()].join('\n'));
    return [{ field: 'contacts', message: 'Эти строки не добавлены: исправьте их' }];
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
        <>
          <LinesField
            name="contacts"
            label="Список учеников, по одному в строке"
            hint="Почта или телефон каждого; имена и другие столбцы таблицы не мешают"
            placeholder={'Орлова Анна\tanna@example.ru\n+7 900 123-45-67'}
            required
            wrongLines={() => []}
            refused={refused}
          />
          <Recognized />
          {mayInvite && (
            <SwitchField
              name="invites"
              label="Пригласить тех, кого нет в компании"
              hint="На почту уйдёт ссылка: по ней они попадут на курс с выбранными пакетами"
            />
          )}
        </>
      )}
      <PackageField courseId={courseId} />
    </FormModal>
  );
}

/** Shows what was recognized in the pasted text. */
function Recognized() {
  const { students, wrong } = parseStudents(useFieldValue<string>('contacts'));
  return (
    <Text size="sm" tone="muted" as="output">
      {students.length > 0 &&
        `Распознано: ${countOf(students.length, ['человек', 'человека', 'человек'])}`}
      {students.length > 0 && wrong.size > 0 && '. '}
      {wrong.size > 0 && `Не распознано: ${countOf(wrong.size, ['строка', 'строки', 'строк'])}`}
    </Text>
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
