// The opening rules of lessons in words.
import type { LessonOpenType } from '../../__generated__/LessonSettings_lesson.graphql.ts';

export const openTypeLabels: Record<LessonOpenType, string> = {
  IMMEDIATELY: 'Сразу',
  AFTER_DAYS: 'Через несколько дней после начала курса',
  ON_DATE: 'В назначенное время',
  AFTER_PREVIOUS: 'После предыдущего урока',
  MANUAL: 'Когда откроет куратор',
};

export const openTypes = Object.keys(openTypeLabels) as LessonOpenType[];
