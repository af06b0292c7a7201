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
}

export const lessonKinds: Record<LessonType, Kind> = {
  CONSTRUCTOR: {
    label: 'Конструктор',
    icon: <Blocks size={16} aria-hidden />,
  },
  TEXT: {
    label: 'Текст',
    icon: <FileText size={16} aria-hidden />,
  },
  VIDEO: {
    label: 'Видео',
    icon: <Clapperboard size={16} aria-hidden />,
  },
  FULL_VIDEO: {
    label: 'Видеоурок с тестом',
    icon: <MonitorPlay size={16} aria-hidden />,
  },
  WEBINAR: {
    label: 'Вебинар',
    icon: <Video size={16} aria-hidden />,
  },
  TEST: {
    label: 'Тест',
    icon: <ClipboardCheck size={16} aria-hidden />,
  },
  HOMEWORK: {
    label: 'Домашнее задание',
    icon: <House size={16} aria-hidden />,
  },
  OFFLINE: {
    label: 'Очное занятие',
    icon: <MapPin size={16} aria-hidden />,
  },
};

export const lessonTypes = Object.keys(lessonKinds) as LessonType[];
