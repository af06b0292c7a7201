// Words for the history of exam subjects, numbers and examples.
import type { AuditWords } from '../audits/index.ts';
import { answerTypeWords } from './ege/answerTypes.ts';

export const auditWords: AuditWords = {
  ai_ege_subjects: {
    title: 'Предмет ЕГЭ',
    fields: { name: 'Название', description: 'Описание' },
  },
  ai_ege_question_numbers: {
    title: 'Номер задания',
    fields: {
      subject_id: 'Предмет',
      name: 'Название',
      answer_type: 'Как отвечают',
      prompt: 'Промпт',
      use_image: 'Задания с рисунком',
      use_example: 'Показывать примеры',
    },
    values: Object.fromEntries(
      Object.entries(answerTypeWords).map(([type, words]) => [
        type.toLowerCase(),
        words.toLowerCase(),
      ]),
    ),
  },
  ai_ege_examples: {
    title: 'Пример задания',
    fields: {
      question_number_id: 'Номер задания',
      text: 'Задание',
      answer: 'Ответ',
      solution: 'Решение',
      image_id: 'Рисунок',
    },
    richText: ['text', 'solution'],
  },
};
