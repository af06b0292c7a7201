// «Содержание урока»: what it is called, what stands in it, and what is to be done at home.
import { graphql } from 'react-relay';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Card,
  Grid,
  maxLength,
  numberOf,
  numberText,
  RichTextField,
  Stack,
  TextField,
  useAlerts,
  wholeNumber,
  type TextUploads,
} from '../../ui/index.ts';
import type { LessonSetting } from './setting.ts';
import type { LessonContent_lesson$key } from '../../__generated__/LessonContent_lesson.graphql.ts';
import type { LessonContentMutation } from '../../__generated__/LessonContentMutation.graphql.ts';

const points = wholeNumber(0, 1000);

export function LessonContent({
  lesson: key,
  courseId,
  isReadOnly,
  draftOf,
  uploads,
}: LessonSetting & { lesson: LessonContent_lesson$key; uploads: TextUploads }) {
  const alerts = useAlerts();
  const [update] = useMutation<LessonContentMutation>(graphql`
    mutation LessonContentMutation($input: UpdateLessonInput!) {
      updateLesson(input: $input) {
        lesson {
          ...LessonContent_lesson
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const { record: lesson, ...form } = useDraftedForm({
    fragment: graphql`
      fragment LessonContent_lesson on Lesson @throwOnFieldError {
        id
        version
        type
        name
        description
        homework
        homeworkMinPoints @catch(to: NULL)
        homeworkMaxPoints
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now) => ({
      name: now?.name ?? '',
      description: now?.description ?? '',
      homework: now?.homework ?? '',
      homeworkMinPoints: numberText(now?.homeworkMinPoints),
      homeworkMaxPoints: numberText(now?.homeworkMaxPoints),
    }),
    input: ({ name, description, homework, homeworkMinPoints, homeworkMaxPoints }) => ({
      name: name.trim(),
      description: description || null,
      homework: homework || null,
      // Specification B, section 9: a point is the least when nothing is said.
      homeworkMinPoints: numberOf(homeworkMinPoints) ?? 1,
      homeworkMaxPoints: numberOf(homeworkMaxPoints),
    }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  // Texts and homework of these are blocks.
  const isOfBlocks = lesson?.type === 'CONSTRUCTOR';
  const readOnly = isReadOnly || lesson?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Урок">
        <Stack gap="4">
          <TextField name="name" label="Название" required rules={[maxLength(255)]} />
          {!isOfBlocks && (
            <RichTextField
              name="description"
              label="Текст урока"
              uploads={uploads}
              readOnly={readOnly}
            />
          )}
        </Stack>
      </Card>
      {!isOfBlocks && (
        <Card title="Домашнее задание">
          <Stack gap="4">
            <RichTextField
              name="homework"
              label="Что сделать"
              hint="Пусто — задания нет"
              uploads={uploads}
              readOnly={readOnly}
              short
            />
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
              <TextField
                name="homeworkMinPoints"
                label="Баллов, не меньше"
                inputMode="numeric"
                rules={[points]}
              />
              <TextField
                name="homeworkMaxPoints"
                label="Баллов, не больше"
                hint="Пусто — сколько поставит проверяющий"
                inputMode="numeric"
                rules={[points]}
              />
            </Grid>
          </Stack>
        </Card>
      )}
    </TabForm>
  );
}
