// The two modals in which a course gets its name: a new course, and another name for one.
import { graphql } from 'react-relay';
import type { UserError } from '../kit/answer.ts';
import { staleLists, useSubmit } from '../kit/useSave.ts';
import { FormModal, maxLengthOrEmpty, TextField, useForm } from '../ui/index.ts';
import type { CourseNameModalsCreateMutation } from '../__generated__/CourseNameModalsCreateMutation.graphql.ts';
import type { CourseNameModalsRenameMutation } from '../__generated__/CourseNameModalsRenameMutation.graphql.ts';

export function CreateCourseModal({
  companyId,
  onDone,
}: {
  companyId: string;
  /** Gets the id of the new course in the REST API, where the answer tells it. */
  onDone: (databaseId: number | null) => void;
}) {
  const create = useSubmit<CourseNameModalsCreateMutation>(
    graphql`
      mutation CourseNameModalsCreateMutation($input: CreateCourseInput!) {
        createCourse(input: $input) {
          course {
            databaseId
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    {
      updater: staleLists(companyId),
      onDone: ({ createCourse }) => onDone(createCourse.course?.databaseId ?? null),
    },
  );
  return (
    <NameModal
      title="Новый курс"
      confirmLabel="Создать"
      name=""
      save={(given) => create({ companyId, name: given })}
    />
  );
}

export function RenameCourseModal({
  id,
  name,
  onDone,
}: {
  id: string;
  name: string;
  onDone: () => void;
}) {
  const rename = useSubmit<CourseNameModalsRenameMutation>(
    graphql`
      mutation CourseNameModalsRenameMutation($input: UpdateCourseInput!) {
        updateCourse(input: $input) {
          course {
            id
            name
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    { onDone },
  );
  return (
    <NameModal
      title="Название курса"
      confirmLabel="Сохранить"
      name={name}
      save={(given) => rename({ id, name: given })}
    />
  );
}

function NameModal({
  title,
  confirmLabel,
  name,
  save,
}: {
  title: string;
  confirmLabel: string;
  name: string;
  save: (name: string) => Promise<readonly UserError[]>;
}) {
  const form = useForm({ defaultValues: { name } });
  return (
    <FormModal
      title={title}
      size="narrow"
      confirmLabel={confirmLabel}
      form={form}
      guardUnsaved
      onSubmit={(values) => save(values.name.trim())}
    >
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
