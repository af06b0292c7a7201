// The answer fields of a question, by its type.
import { Text, useFieldValue, type TextUploads } from '../../ui/index.ts';
import { AcceptedAnswersField } from './fields/AcceptedAnswersField.tsx';
import { BlanksField, NamedBlanksField } from './fields/BlanksField.tsx';
import { ChoicesField } from './fields/ChoicesField.tsx';
import { CriteriaField } from './fields/CriteriaField.tsx';
import { OptionsField } from './fields/OptionsField.tsx';
import { OrderingField } from './fields/OrderingField.tsx';
import { MatchingField } from './fields/MatchingField.tsx';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

export function AnswerFields({ companyId, uploads }: { companyId: string; uploads: TextUploads }) {
  const type = useFieldValue<TestQuestionType>('type');
  switch (type) {
    case 'RADIO':
    case 'CHECKBOX':
      return <ChoicesField name="answers" isSingle={type === 'RADIO'} uploads={uploads} />;
    case 'SORT':
      return <OrderingField name="answers" uploads={uploads} />;
    case 'INPUT':
    case 'NUMERIC_INPUT':
      return <AcceptedAnswersField name="answers" isNumber={type === 'NUMERIC_INPUT'} />;
    case 'TEXT_INPUT':
      return <BlanksField name="answers" />;
    case 'MULTI_INPUT':
      return <NamedBlanksField name="answers" />;
    case 'SELECT_INPUT':
      return <OptionsField name="answers" />;
    case 'CORRESPONDENCE':
      return <MatchingField name="matching" uploads={uploads} />;
    case 'ASSESSMENT_BY_CRITERION':
      return <CriteriaField name="criteria" companyId={companyId} />;
    case 'TEXTAREA':
      return <ByTeacher>Ученик напишет ответ, баллы поставит преподаватель.</ByTeacher>;
    case 'AUDIO_INPUT':
      return <ByTeacher>Ученик запишет ответ голосом, баллы поставит преподаватель.</ByTeacher>;
    case 'UNKNOWN':
      return null;
  }
}

const ByTeacher = ({ children }: { children: string }) => (
  <Text tone="muted" size="sm">
    {children}
  </Text>
);
