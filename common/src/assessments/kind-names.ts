// Russian names of the kinds of questions, used in the editor and in spreadsheets.
import type { QuestionType } from './questions.ts';

export const kindNames: Readonly<Record<QuestionType, string>> = {
  radio: 'Один из списка',
  checkbox: 'Несколько из списка',
  input: 'Короткий ответ',
  numeric_input: 'Число',
  sort: 'Порядок',
  correspondence: 'Соответствие',
  select_input: 'Пропуски со списками',
  text_input: 'Пропуски в тексте',
  multi_input: 'Несколько полей',
  textarea: 'Развёрнутый ответ',
  assessment_by_criterion: 'Работа по критериям',
  audio_input: 'Устный ответ',
  unknown: 'Тип не выбран',
};
