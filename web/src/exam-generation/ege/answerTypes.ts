// Words for the answer types of exam questions.
import { kindNames } from '@kafedra/common/assessments';
import type { ExamAnswerType } from '../../__generated__/QuestionNumberModal_number.graphql.ts';

export const answerTypeWords: Record<ExamAnswerType, string> = {
  INPUT: kindNames.input,
  NUMERIC_INPUT: kindNames.numeric_input,
  RADIO: kindNames.radio,
  CHECKBOX: kindNames.checkbox,
  SORT: kindNames.sort,
  MULTI_INPUT: kindNames.multi_input,
  TEXTAREA: kindNames.textarea,
  CORRESPONDENCE: kindNames.correspondence,
  SELECT_INPUT: kindNames.select_input,
  TEXT_INPUT: kindNames.text_input,
  ASSESSMENT_BY_CRITERION: kindNames.assessment_by_criterion,
  AUDIO_INPUT: kindNames.audio_input,
};

export const answerTypeOptions = Object.entries(answerTypeWords).map(([value, label]) => ({
  value: value as ExamAnswerType,
  label,
}));
