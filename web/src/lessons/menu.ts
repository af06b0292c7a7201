// The menu entries of lessons.
import { ChartColumn, ClipboardCheck, MessageSquare, Video } from 'lucide-react';
import type { MenuArea } from '../kit/pages/menu.ts';

export const menu: readonly MenuArea[] = [
  {
    group: 'Курсы',
    position: 30,
    title: 'Домашние задания',
    path: 'homeworks',
    icon: ClipboardCheck,
    permissions: ['TEACHER_CHECK_HOMEWORK'],
    words: 'дз домашка работы задания проверить',
  },
  {
    group: 'Курсы',
    position: 50,
    title: 'Комментарии',
    path: 'comments',
    icon: MessageSquare,
    permissions: ['TEACHER_FEEDBACK_ON_USER_COMMENTS'],
    words: 'отзывы обсуждения',
  },
  {
    group: 'Курсы',
    position: 60,
    title: 'Вебинары',
    path: 'webinars',
    icon: Video,
    permissions: ['LESSONS_VIEW'],
    words: 'эфир встреча трансляция zoom',
  },
  {
    group: 'Курсы',
    position: 70,
    title: 'Статистика',
    path: 'statistics',
    icon: ChartColumn,
    permissions: ['COURSES_STATISTICS'],
    words: 'активность открыли прошли',
  },
];
