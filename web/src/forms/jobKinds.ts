// The job kinds of the forms domain.
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { answerExport } from './answers/answerExport.ts';

const answers = (count: number) => countOf(count, ['ответ', 'ответа', 'ответов']);

export const jobKinds = {
  FORM_ANSWERS_EXPORT: exportJob(answerExport, {
    title: 'Экспорт ответов на форму',
    failed: 'Не удалось выгрузить ответы',
    stop: 'Остановить экспорт ответов?',
    amount: answers,
    list: { path: 'forms', label: 'К формам' },
  }),
} satisfies Partial<JobKinds>;
