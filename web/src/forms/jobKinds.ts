// The job kinds of the forms domain.
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { RepeatAnswerExport } from './answers/RepeatAnswerExport.tsx';

const answers = (count: number) => countOf(count, ['ответ', 'ответа', 'ответов']);

export const formsJobs = {
  FORM_ANSWERS_EXPORT: {
    title: 'Экспорт ответов на форму',
    done: (count) => `Экспорт готов: ${answers(count)}`,
    failed: 'Не удалось выгрузить ответы',
    stop: 'Остановить экспорт ответов?',
    stopped: 'Экспорт остановлен',
    amount: answers,
    Repeat: RepeatAnswerExport,
  },
} satisfies Partial<JobKinds>;
