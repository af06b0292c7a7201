// A dialog that creates a lesson with a name and a type. Its editor opens afterwards.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, maxLength, TextField, useForm } from '../../ui/index.ts';
import { LessonTypeField } from '../LessonTypeField.tsx';
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
  /** The lesson is created at the end of this layer; null for the end of the course. */
  layer: { readonly databaseId: number; readonly title: string } | null;
  /** Receives the REST id of the new lesson; null when the response does not contain it. */
  onDone: (databaseId: number | null) => void;
}) {
  const form = useForm<Values>({ defaultValues: { name: '', type: 'CONSTRUCTOR' } });
  const create = useSubmit<NewLessonModalMutation>(
    graphql`
      mutation NewLessonModalMutation($input: CreateLessonInput!) {
        createLesson(input: $input) {
          lesson {
            databaseId
          }
          course {
            ...ContentTab_course
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone: ({ createLesson }) => onDone(createLesson.lesson?.databaseId ?? null) },
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
      <LessonTypeField name="type" />
    </FormModal>
  );
}
