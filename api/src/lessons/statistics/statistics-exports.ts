// Exports of a course's funnel and of its stuck learners.
import { defineExport, plainColumn } from '../../exports/index.ts';
import { lessonStatistics, readLessonStatistics } from './lesson-statistics.ts';
import { readStuckStudents, stuckStudents } from './stuck-students.ts';

interface ExportedLesson {
  id: number;
  name: string;
  students_count: number;
  open_count: number;
  opened_count: number;
  finished_count: number;
  before_count: number;
  came_count: number;
  stuck_count: number;
  watched_seconds: number;
  median_watched_seconds: number | null;
  waiting_count: number;
}

const ofLesson = plainColumn<ExportedLesson>;

export const funnelExport = defineExport<ExportedLesson>({
  kind: 'lesson_statistics_export',
  path: 'lesson_statistics',
  resource: lessonStatistics,
  read: readLessonStatistics,
  record: {
    name: 'LessonStatisticsExport',
    description: 'An export of the funnel of a course to a file.',
  },
  columns: {
    name: ofLesson('Урок', 'text', 40, 'name'),
    students_count: ofLesson('Входит в пакет', 'number', 14, 'students_count'),
    open_count: ofLesson('Могут открыть', 'number', 14, 'open_count'),
    opened_count: ofLesson('Открыли', 'number', 12, 'opened_count'),
    finished_count: ofLesson('Прошли', 'number', 12, 'finished_count'),
    before_count: ofLesson('Были в уроке перед ним', 'number', 16, 'before_count'),
    came_count: ofLesson('Из них открыли', 'number', 16, 'came_count'),
    stuck_count: ofLesson('Застряли', 'number', 12, 'stuck_count'),
    watched_seconds: ofLesson('Просмотрено видео, с', 'number', 16, 'watched_seconds'),
    median_watched_seconds: ofLesson(
      'Просмотр, медиана, с',
      'number',
      16,
      'median_watched_seconds',
    ),
    waiting_count: ofLesson('Работы ждут проверки', 'number', 16, 'waiting_count'),
  },
  sheet: 'Воронка',
});

interface ExportedStudent {
  id: number;
  user_id: number;
  full_name: string;
  progress: number | null;
  lesson_name: string;
  stuck_since: string | null;
  stuck_days: number;
  last_visited_at: string | null;
}

const ofStudent = plainColumn<ExportedStudent>;

export const stuckExport = defineExport<ExportedStudent>({
  kind: 'stuck_students_export',
  path: 'stuck_students',
  resource: stuckStudents,
  read: readStuckStudents,
  record: {
    name: 'StuckStudentExport',
    description: 'An export of the stuck learners of a course to a file.',
  },
  columns: {
    user_id: ofStudent('ID', 'number', 8, 'user_id'),
    full_name: ofStudent('Ученик', 'text', 32, 'full_name'),
    lesson_name: ofStudent('Стоит на уроке', 'text', 40, 'lesson_name'),
    stuck_days: ofStudent('Дней без движения', 'number', 12, 'stuck_days'),
    stuck_since: ofStudent('С какого дня', 'instant', 14, 'stuck_since'),
    progress: ofStudent('Прогресс, %', 'number', 12, 'progress'),
    last_visited_at: ofStudent('Последний визит', 'instant', 16, 'last_visited_at'),
  },
  sheet: 'Застряли',
});
