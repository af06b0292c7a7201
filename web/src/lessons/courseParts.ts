// Content, marks and learning statistics on the page of a course.
import { gradebookAt } from './gradebook/gradebookList.ts';
import { journalAt } from './journal/journalList.ts';
import { learningAt } from './statistics/learningList.ts';
import type { CourseParts } from '../courses/index.ts';
import { lazyPart } from '../ui/index.ts';

export const courseParts = {
  ContentTab: lazyPart(() => import('./content/ContentTab.tsx'), 'ContentTab'),
  GradebookTab: lazyPart(() => import('./gradebook/GradebookTab.tsx'), 'GradebookTab'),
  JournalTab: lazyPart(() => import('./journal/JournalTab.tsx'), 'JournalTab'),
  CourseLearning: lazyPart(() => import('./statistics/CourseLearning.tsx'), 'CourseLearning'),
  gradebookAt,
  journalAt,
  learningAt,
} satisfies Partial<CourseParts>;
