// What the demo school's AI writes exam questions from: a subject with some numbers and examples.
import {
  examExamples,
  examQuestionNumbers,
  examSubjects,
} from '../exam-generation/ege/exam-tables.ts';
import { entry, only, since } from './ids.ts';
import { insert, insertWithIds } from './insert.ts';
import type { Place } from './load.ts';
import { company } from './school.ts';

interface Example {
  text: string;
  answer: string;
  solution: string | null;
}

interface QuestionNumber {
  name: string;
  answerType: (typeof examQuestionNumbers.$inferSelect)['answer_type'];
  prompt: string;
  examples: readonly Example[];
}

const subject = {
  name: 'Математика, профильный уровень',
  description: 'Первая часть: задания с кратким ответом',
};

const asked =
  'Составь {number} ЕГЭ по предмету «{subject}». Условие должно быть коротким, а ответ — числом. Образец: {example}';

const numbers: readonly QuestionNumber[] = [
  {
    name: 'Задание 1',
    answerType: 'numeric_input',
    prompt: asked,
    examples: [
      {
        text: '<p>В треугольнике ABC угол C равен 90°, AC = 6, BC = 8. Найдите AB.</p>',
        answer: '10',
        solution: '<p>По теореме Пифагора AB² = 36 + 64 = 100, откуда AB = 10.</p>',
      },
      {
        text: '<p>Сумма двух углов параллелограмма равна 94°. Найдите больший из его углов.</p>',
        answer: '133',
        solution: '<p>Равны противоположные углы: по 47°. Больший угол 180° − 47° = 133°.</p>',
      },
    ],
  },
  {
    name: 'Задание 5',
    answerType: 'numeric_input',
    prompt: asked,
    examples: [
      {
        text: '<p>Стрелок попадает в мишень с вероятностью 0,8. Найдите вероятность того, что он промахнётся дважды подряд.</p>',
        answer: '0,04',
        solution: '<p>Выстрелы независимы: 0,2 · 0,2 = 0,04.</p>',
      },
    ],
  },
  {
    name: 'Задание 13',
    answerType: 'assessment_by_criterion',
    prompt:
      'Составь {number} по предмету «{subject}»: тригонометрическое уравнение и отбор корней на отрезке.',
    examples: [
      {
        text: '<p>а) Решите уравнение 2sin²x + sin x = 0. б) Найдите его корни на отрезке [0; π].</p>',
        answer: 'а) πn; −π/6 + 2πn; −5π/6 + 2πn; б) 0; π',
        solution:
          '<p>sin x (2sin x + 1) = 0, откуда sin x = 0 или sin x = −1/2. На отрезке [0; π] синус не отрицателен, и остаются 0 и π.</p>',
      },
    ],
  },
];

export async function insertExams({ transaction, companyId: company_id }: Place): Promise<void> {
  const created = since(company.created_at);
  const subject_id = only(
    await insertWithIds(transaction, examSubjects, [
      { company_id, ...subject, sort: 1, ...created },
    ]),
  );
  const ids = await insertWithIds(
    transaction,
    examQuestionNumbers,
    numbers.map(({ name, answerType, prompt, examples }, index) => ({
      company_id,
      subject_id,
      name,
      answer_type: answerType,
      prompt,
      use_image: false,
      use_example: examples.length > 0,
      sort: index + 1,
      ...created,
    })),
  );
  await insert(
    transaction,
    examExamples,
    numbers.flatMap(({ examples }, place) =>
      examples.map((example, index) => ({
        company_id,
        question_number_id: entry(ids, place),
        ...example,
        sort: index + 1,
        ...created,
      })),
    ),
  );
}
