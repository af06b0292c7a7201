// A dialog that changes the type of a lesson. The server refuses, with the reasons, if existing content would become
// invisible.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, Text, useForm } from '../../ui/index.ts';
import { LessonTypeField } from '../LessonTypeField.tsx';
import type {
  ChangeTypeModalMutation,
  LessonType,
} from '../../__generated__/ChangeTypeModalMutation.graphql.ts';

export function ChangeTypeModal({
  courseId,
  lesson: { id, type },
  onDone,
}: {
  courseId: string;
  lesson: { readonly id: string; readonly type: LessonType };
  /** Receives the new type. */
  onDone: (type: LessonType) => void;
}) {
  const form = useForm<{ type: LessonType }>({ defaultValues: { type } });
  const change = useSubmit<ChangeTypeModalMutation>(
    graphql`
      mutation ChangeTypeModalMutation($input: UpdateLessonInput!) {
        updateLesson(input: $input) {
          lesson {
            type
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone: ({ updateLesson }) => onDone(updateLesson.lesson?.type ?? type) },
  );
  return (
    <FormModal
      title="Вид урока"
      confirmLabel="Изменить вид"
      size="narrow"
      form={form}
      onSubmit={(chosen) => change({ courseId, id, type: chosen.type })}
    >
      <Text tone="muted" size="sm">
        Название, текст, задание, блоки, работы и попытки учеников останутся. Если что-то другой вид
        не показывает, мы скажем об этом и ничего не изменим.
      </Text>
      <LessonTypeField name="type" />
    </FormModal>
  );
}
