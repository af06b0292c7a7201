// The job kinds of the exam-generation domain.
import { countOf } from '../ui/index.ts';
import type { JobKinds } from '../jobs/index.ts';

const questions = (count: number) => countOf(count, ['вопрос', 'вопроса', 'вопросов']);

export const jobKinds = {
  TEST_GENERATION: {
    title: 'Составление вопросов с ИИ',
    done: (count) => `ИИ закончил: ${questions(count)}`,
    failed: 'Не удалось составить вопросы',
    stop: 'Остановить составление вопросов?',
    stopped: 'Составление остановлено',
    withoutFile: true,
    amount: questions,
  },
} satisfies Partial<JobKinds>;
