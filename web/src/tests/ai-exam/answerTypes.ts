// How questions of exams are answered, in words.
import type { ExamAnswerType } from '../../__generated__/QuestionNumberModal_number.graphql.ts';

export const answerTypeWords: Record<ExamAnswerType, string> = {
  INPUT: 'Краткий ответ',
  NUMERIC_INPUT: 'Число',
  RADIO: 'Один вариант',
  CHECKBOX: 'Несколько вариантов',
  SORT: 'Расставить по порядку',
  MULTI_INPUT: 'Несколько полей',
  TEXTAREA: 'Развёрнутый ответ',
  CORRESPONDENCE: 'Соответствие',
  SELECT_INPUT: 'Пропуски с выбором',
  TEXT_INPUT: 'Пропуски в тексте',
  ASSESSMENT_BY_CRITERION: 'Работа по критериям',
  AUDIO_INPUT: 'Аудиоответ',
};

export const answerTypeOptions = Object.entries(answerTypeWords).map(([value, label]) => ({
  value: value as ExamAnswerType,
  label,
}));
