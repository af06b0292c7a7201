// The kinds of lessons: what they are called, and by which sign they are known.
import type { ReactNode } from 'react';
import {
  Blocks,
  ClipboardCheck,
  Clapperboard,
  FileText,
  House,
  MapPin,
  MonitorPlay,
  Video,
} from 'lucide-react';
import type { LessonType } from '../__generated__/ContentRow_lesson.graphql.ts';

interface Kind {
  label: string;
  icon: ReactNode;
  /** What it is for, in a few words. */
  hint: string;
}

export const lessonKinds: Record<LessonType, Kind> = {
  CONSTRUCTOR: {
    label: 'Конструктор',
    icon: <Blocks size={16} aria-hidden />,
    hint: 'Собирается из блоков: текст, видео, тест, домашнее задание',
  },
  TEXT: {
    label: 'Текст',
    icon: <FileText size={16} aria-hidden />,
    hint: 'Статья с картинками и файлами',
  },
  VIDEO: {
    label: 'Видео',
    icon: <Clapperboard size={16} aria-hidden />,
    hint: 'Один или несколько роликов',
  },
  FULL_VIDEO: {
    label: 'Видеоурок с тестом',
    icon: <MonitorPlay size={16} aria-hidden />,
    hint: 'Весь урок на видео, после него тест',
  },
  WEBINAR: {
    label: 'Вебинар',
    icon: <Video size={16} aria-hidden />,
    hint: 'Встреча в назначенное время, потом запись',
  },
  TEST: {
    label: 'Тест',
    icon: <ClipboardCheck size={16} aria-hidden />,
    hint: 'Вопросы с проверкой',
  },
  HOMEWORK: {
    label: 'Домашнее задание',
    icon: <House size={16} aria-hidden />,
    hint: 'Ответ текстом и файлами, его проверяет куратор',
  },
  OFFLINE: {
    label: 'Очное занятие',
    icon: <MapPin size={16} aria-hidden />,
    hint: 'В аудитории, с журналом посещений',
  },
};

export const lessonTypes = Object.keys(lessonKinds) as LessonType[];
