// What other domains may import from the lessons domain.
import { lazyPart } from '../ui/index.ts';

export { DeedsProvider } from './learning/Deeds.tsx';
export { gradebookAt } from './gradebook/gradebookList.ts';
export { journalAt } from './journal/journalList.ts';
export { learningAt } from './statistics/learningList.ts';
export const CourseLearning = lazyPart(
  () => import('./statistics/CourseLearning.tsx'),
  'CourseLearning',
);
export const TemplateModal = lazyPart(() => import('./library/TemplateModal.tsx'), 'TemplateModal');
export const GradebookTab = lazyPart(() => import('./gradebook/GradebookTab.tsx'), 'GradebookTab');
export const JournalTab = lazyPart(() => import('./journal/JournalTab.tsx'), 'JournalTab');
