// A new lesson: its name and its kind, which stays. All else is said in its editor.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/useSave.ts';
import { FormModal, maxLength, Select, TextField, useForm } from '../../ui/index.ts';
import { lessonKinds, lessonTypes } from '../lessonTypes.tsx';
import type {
  LessonType,
  NewLessonModalMutation,
} from '../../__generated__/NewLessonModalMutation.graphql.ts';

interface Values {
  name: string;
  type: LessonType;
}

export function NewLessonModal({
  courseId,
  layer,
  onDone,
}: {
  courseId: string;
  /** The one that it comes last in; null at the end of the course. */
  layer: { readonly databaseId: number; readonly title: string } | null;
  onDone: () => void;
}) {
  const form = useForm<Values>({ defaultValues: { name: '', type: 'CONSTRUCTOR' } });
  const create = useSubmit<NewLessonModalMutation>(
    graphql`
      mutation NewLessonModalMutation($input: CreateLessonInput!) {
        createLesson(input: $input) {
          course {
            ...ContentTab_course
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
    <FormModal
      title={layer ? `Новый урок в «${layer.title}»` : 'Новый урок'}
      confirmLabel="Добавить"
      size="narrow"
      guardUnsaved
      form={form}
      onSubmit={({ name, type }) =>
        create({ courseId, name: name.trim(), type, layerId: layer?.databaseId ?? null })
      }
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <Select
        name="type"
        label="Вид урока"
        hint="Потом его не изменить"
        required
        options={lessonTypes.map((value) => ({ value, label: lessonKinds[value].label }))}
      />
    </FormModal>
  );
}
