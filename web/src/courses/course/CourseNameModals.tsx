// The dialogs that create and rename a course.
import { graphql } from 'react-relay';
import { useRecordForm, type RecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { FormModal, maxLengthOrEmpty, TextField, useForm } from '../../ui/index.ts';
import type { CourseNameModals_course$key } from '../../__generated__/CourseNameModals_course.graphql.ts';
import type { CourseNameModalsCreateMutation } from '../../__generated__/CourseNameModalsCreateMutation.graphql.ts';
import type { CourseNameModalsRenameMutation } from '../../__generated__/CourseNameModalsRenameMutation.graphql.ts';

interface Values {
  name: string;
}

export function CreateCourseModal({
  companyId,
  onDone,
}: {
  companyId: string;
  /** Receives the new course's REST id, or null if the server doesn't return it. */
  onDone: (databaseId: number | null) => void;
}) {
  const create = useCreate<CourseNameModalsCreateMutation>(
    companyId,
    graphql`
      mutation CourseNameModalsCreateMutation($input: CreateCourseInput!) {
        createCourse(input: $input) {
          course {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createCourse }) => onDone(createCourse.course?.databaseId ?? null),
  );
  const form = useForm<Values>({ defaultValues: { name: '' } });
  return (
    <NameModal
      title="Новый курс"
      confirmLabel="Создать"
      form={form}
      onSubmit={({ name }) => create({ name: name.trim() })}
    />
  );
}

export function RenameCourseModal({
  course,
  onDone,
}: {
  course: CourseNameModals_course$key;
  onDone: () => void;
}) {
  const [rename] = useMutation<CourseNameModalsRenameMutation>(graphql`
    mutation CourseNameModalsRenameMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          ...CourseNameModals_course
        }
        ...userErrors_payload
      }
    }
  `);
  const { form, onSubmit } = useRecordForm({
    fragment: graphql`
      fragment CourseNameModals_course on Course {
        id
        version
        name
      }
    `,
    record: course,
    values: (now): Values => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    update: ({ id }, change) => rename({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <NameModal title="Название курса" confirmLabel="Сохранить" form={form} onSubmit={onSubmit} />
  );
}

function NameModal({
  title,
  confirmLabel,
  ...form
}: { title: string; confirmLabel: string } & Pick<RecordForm<never, Values>, 'form' | 'onSubmit'>) {
  return (
    <FormModal title={title} size="narrow" confirmLabel={confirmLabel} {...form} guardUnsaved>
      <TextField
        name="name"
        label="Название"
        hint="Пустое сохранится как «Без названия»"
        rules={[maxLengthOrEmpty(255)]}
        initialFocus
      />
    </FormModal>
  );
}
