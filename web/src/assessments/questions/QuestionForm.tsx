// The form of a question: text, answers by type, and judging. It saves automatically; its problems are listed above it
// and prevent activating it.
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { graphql } from 'react-relay';
import { DraftNote } from '../../kit/drafts/DraftNote.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Form,
  lazyPart,
  RichTextField,
  SaveStatus,
  Stack,
  useModals,
  type SaveRest,
} from '../../ui/index.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { FlawList } from './FlawList.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { FilesField } from './fields/FilesField.tsx';
import { KindField } from './fields/KindField.tsx';
import { TopicField } from './fields/TopicField.tsx';
import type { TestPlace } from './QuestionsTab.tsx';
import { questionInput, readValues, type QuestionValues } from './questionValues.ts';
import type { PartOfTest } from './test-parts/testParts.ts';
import type { QuestionForm_question$key } from '../../__generated__/QuestionForm_question.graphql.ts';
import type { QuestionFormMutation } from '../../__generated__/QuestionFormMutation.graphql.ts';

const QuestionPreviewModal = lazyPart(
  () => import('./question-preview/QuestionPreviewModal.tsx'),
  'QuestionPreviewModal',
);

/** Actions on the question from outside its form. */
export interface QuestionHandle {
  /** Previews the current values as the learner sees them. */
  preview: () => void;
}

export function QuestionForm({
  question: key,
  testId,
  subjectId,
  place: { companyId, uploads, draftOf, mayMakeTopics },
  parts,
  isReadOnly,
  isShuffled,
  handle,
}: {
  question: QuestionForm_question$key;
  testId: string;
  subjectId: string | null;
  place: TestPlace;
  parts: readonly PartOfTest[];
  isReadOnly: boolean;
  /** Answers are shuffled unless the question overrides this. */
  isShuffled: boolean;
  handle: Ref<QuestionHandle>;
}) {
  const [update] = useMutation<QuestionFormMutation>(graphql`
    mutation QuestionFormMutation($input: UpdateTestQuestionInput!) {
      updateTestQuestion(input: $input) {
        testQuestion {
          ...QuestionForm_question
          ...QuestionRow_question
        }
        ...userErrors_payload
      }
    }
  `);
  const { draft, record, ...form } = useDraftedForm({
    fragment: graphql`
      fragment QuestionForm_question on TestQuestion {
        id
        version
        status
        ...questionValues_question
      }
    `,
    record: key,
    values: (now): QuestionValues => readValues(now),
    input: questionInput,
    update: ({ id }, change) => update({ variables: { input: { testId, id, ...change } } }),
    draftOf,
  });
  const rest = useRef<SaveRest | null>(null);
  // A question that has a text begins as rendered text, so that its answers are in view.
  const [isWritten] = useState(() => form.form.getValues('question') !== '');
  const { open } = useModals();
  const { getValues } = form.form;
  useImperativeHandle(
    handle,
    () => ({
      preview: () => {
        const values = getValues();
        void open(() => <QuestionPreviewModal values={values} isShuffledByTest={isShuffled} />);
      },
    }),
    [getValues, isShuffled, open],
  );
  return (
    <>
      {!isReadOnly && <DraftNote offer={draft.offer} />}
      <Form
        {...form}
        guardUnsaved={!isReadOnly && draft.keep}
        {...(!isReadOnly && { autosave: rest })}
      >
        <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Stack gap="5">
            <FlawList isActive={record?.status === 'ACTIVE'} />
            <KindField name="type" />
            <RichTextField
              name="question"
              label="Вопрос"
              uploads={uploads}
              readOnly={isReadOnly}
              short
              isCompact
              isFolded={isWritten}
              takesFocus
            />
            <FilesField name="files" companyId={companyId} />
            <AnswerFields companyId={companyId} uploads={uploads} />
            <TopicField
              companyId={companyId}
              subjectId={subjectId}
              may={mayMakeTopics}
              disabled={isReadOnly}
            />
            <ScoringFields parts={parts} uploads={uploads} isReadOnly={isReadOnly} />
            {!isReadOnly && <SaveStatus />}
          </Stack>
        </fieldset>
      </Form>
    </>
  );
}
