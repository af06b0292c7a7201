// Lesson types: names, descriptions and icons.
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
  /** One sentence on its purpose. */
  hint: string;
  icon: ReactNode;
}

export const lessonKinds: Record<LessonType, Kind> = {
  CONSTRUCTOR: {
    label: 'Конструктор',
    hint: 'Собирается из блоков в любом порядке: тексты, видео, файлы, задания, тесты',
    icon: <Blocks size={16} aria-hidden />,
  },
  TEXT: {
    label: 'Текст',
    hint: 'Статья с картинками, таблицами и файлами',
    icon: <FileText size={16} aria-hidden />,
  },
  VIDEO: {
    label: 'Видео',
    hint: 'Начинается с видео; пройден, когда его досмотрели',
    icon: <Clapperboard size={16} aria-hidden />,
  },
  FULL_VIDEO: {
    label: 'Видеоурок с тестом',
    hint: 'Видео на весь урок, а после него тест',
    icon: <MonitorPlay size={16} aria-hidden />,
  },
  WEBINAR: {
    label: 'Вебинар',
    hint: 'Встреча онлайн: время, ссылка на комнату, напоминания и запись',
    icon: <Video size={16} aria-hidden />,
  },
  TEST: {
    label: 'Тест',
    hint: 'Вопросы с проверкой ответов; пройден, когда тест сдан',
    icon: <ClipboardCheck size={16} aria-hidden />,
  },
  HOMEWORK: {
    label: 'Домашнее задание',
    hint: 'Задание, которое сдают на проверку; пройден, когда работу приняли',
    icon: <House size={16} aria-hidden />,
  },
  OFFLINE: {
    label: 'Очное занятие',
    hint: 'Встреча в классе: время, место и журнал с отметками',
    icon: <MapPin size={16} aria-hidden />,
  },
};

export const lessonTypes = Object.keys(lessonKinds) as LessonType[];
