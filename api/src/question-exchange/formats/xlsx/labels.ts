// The Russian names used in a workbook: of sheets, kinds of questions, and yes or no.
import type { QuestionType } from '@kafedra/common/assessments';

export const sheets = { questions: 'Вопросы', test: 'Тест', help: 'Пояснения' } as const;

/** Former names of kinds, still accepted. */
export const formerKinds: readonly (readonly [string, QuestionType])[] = [
  ['Один вариант', 'radio'],
  ['Несколько вариантов', 'checkbox'],
  ['Краткий ответ', 'input'],
  ['Выбор в тексте', 'select_input'],
  ['Слова в тексте', 'text_input'],
  ['По критериям', 'assessment_by_criterion'],
  ['Аудиоответ', 'audio_input'],
  ['Не выбран', 'unknown'],
];

/** Ignores case, ё and spaces. */
export const comparable = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

export const yesOrNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'да' : 'нет';

/** Null if it is neither yes nor no. */
export function isYes(text: string): boolean | null {
  if (/^(?:да|yes|true|истина|1|\+)$/.test(comparable(text))) return true;
  return /^(?:нет|no|false|ложь|0|-|−)$/.test(comparable(text)) ? false : null;
}

export const unlimited = 'без ограничения';

/** Instructions for filling in the answers, by kind of question. */
export const answerInstructions: readonly (readonly [QuestionType, string])[] = [
  ['radio', 'Варианты — в столбцах «Ответ». В столбце «Верные» — номер верного варианта.'],
  [
    'checkbox',
    'Варианты — в столбцах «Ответ». В столбце «Верные» — номера верных через запятую: 1, 3.',
  ],
  ['input', 'В каждом столбце «Ответ» — ответ, который считается верным.'],
  ['numeric_input', 'Число, при необходимости с погрешностью: 3,14 ± 0,01.'],
  ['sort', 'Пункты — в столбцах «Ответ» в верном порядке.'],
  ['correspondence', 'Пары: Италия = Рим. Лишний вариант — без левой части: = Париж.'],
  [
    'select_input',
    'В тексте вопроса — [[1]], [[2]]. В столбце «Ответ» с тем же номером — варианты через |, верный со звёздочкой: *сидит | стоит.',
  ],
  [
    'text_input',
    'В тексте вопроса — [[1]], [[2]]. В столбце «Ответ» с тем же номером — верные ответы через |.',
  ],
  ['multi_input', 'Название поля и верные ответы: У России: Кутузов | Барклай-де-Толли.'],
  ['textarea', 'Столбцы «Ответ» не нужны: проверяет преподаватель.'],
  ['assessment_by_criterion', 'Критерии: название | баллы | описание.'],
  ['audio_input', 'Столбцы «Ответ» не нужны: проверяет преподаватель.'],
];
