// The «Содержание урока» tab: the main part of its type, then name, text and homework.
import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { graphql } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import {
  Button,
  Card,
  maxLength,
  RichTextField,
  Stack,
  TextField,
  useAlerts,
  useFieldValue,
  type TextUploads,
} from '../../ui/index.ts';
import { OfflineCard, FilmCard, TestCard, WebinarCard } from './LeadCards.tsx';
import { HomeworkFields } from './HomeworkFields.tsx';
import { partsOf, type LessonPart } from './lessonParts.ts';
import { inputOf, readLesson, valuesOf, versionOf, type LessonValues } from './lessonValues.ts';
import type { LessonTabProps } from './lessonTabProps.ts';
import { useLessonSaving } from './useLessonSaving.ts';
import type { LessonContent_lesson$key } from '../../__generated__/LessonContent_lesson.graphql.ts';

export function LessonContent({
  lesson: key,
  courseId,
  companyId,
  code,
  may,
  isReadOnly,
  draftOf,
  uploads,
}: LessonTabProps & {
  lesson: LessonContent_lesson$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  uploads: TextUploads;
}) {
  const alerts = useAlerts();
  const save = useLessonSaving(courseId);
  const { record: lesson, ...form } = useDraftedForm({
    fragment: graphql`
      fragment LessonContent_lesson on Lesson @throwOnFieldError {
        id
        version
        type
        description
        homework
        viewerCanUpdate @catch(to: NULL)
        ...lessonValues_lesson
      }
    `,
    record: key,
    values: (now): LessonValues => valuesOf(now),
    version: versionOf,
    input: inputOf,
    update: save,
    onDone: alerts.saved,
    draftOf,
  });
  if (!lesson) return null;
  const readOnly = isReadOnly || lesson.viewerCanUpdate === false;
  const { type } = lesson;
  const { film, test, webinar } = readLesson(lesson);
  const writing = { uploads, readOnly };
  const cards: Record<LessonPart, () => ReactNode> = {
    film: () => <FilmCard companyId={companyId} isDraft={film?.isDraft ?? false} {...writing} />,
    test: () => (
      <TestCard
        place={{ companyId, code, may }}
        saved={test?.given ?? null}
        isDraft={test?.isDraft ?? false}
        {...writing}
      />
    ),
    webinar: () => webinar && <WebinarCard />,
    class: () => <OfflineCard />,
  };
  // A constructor lesson consists of blocks; text from before it became one stays visible.
  const isOfBlocks = type === 'CONSTRUCTOR';
  const homework = <Homework isMain={type === 'HOMEWORK'} {...writing} />;
  return (
    <TabForm {...form} readOnly={readOnly}>
      {partsOf(type).map((part) => (
        <div key={part}>{cards[part]()}</div>
      ))}
      {type === 'HOMEWORK' && homework}
      <Card title={isOfBlocks ? 'Урок' : 'Название и текст'}>
        <Stack gap="4">
          <TextField name="name" label="Название" required rules={[maxLength(255)]} />
          {(!isOfBlocks || lesson.description != null) && (
            <RichTextField
              name="description"
              label="Текст урока"
              uploads={uploads}
              readOnly={readOnly}
              isCompact={type !== 'TEXT'}
            />
          )}
        </Stack>
      </Card>
      {type !== 'HOMEWORK' && (!isOfBlocks || lesson.homework != null) && homework}
    </TabForm>
  );
}

/** In lessons of other types than homework its fields appear on request. */
function Homework({
  isMain,
  ...writing
}: {
  isMain: boolean;
  uploads: TextUploads;
  readOnly: boolean;
}) {
  // Also when a draft is restored.
  const isThere = useFieldValue<string>('homework') !== '';
  const [isOpen, setOpen] = useState(isMain || isThere);
  if (!isOpen && !isThere) {
    return writing.readOnly ? null : (
      <div>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
          Добавить домашнее задание
        </Button>
      </div>
    );
  }
  return (
    <Card title={isMain ? 'Задание' : 'Домашнее задание'}>
      <HomeworkFields {...writing} takesFocus={!isMain && !isThere} />
    </Card>
  );
}
