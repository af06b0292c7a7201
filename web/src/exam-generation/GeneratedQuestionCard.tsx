// An AI-generated question as learners see it, with its right answer; it can be accepted, edited or discarded.
import {
  flawsOf,
  scoreOf,
  seededShuffle,
  takerQuestion,
  type Question,
} from '@kafedra/common/assessments';
import { Check, Pencil, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { Button, chakra, countOf, Flex, Heading, lazyPart, Stack, Text } from '../ui/index.ts';
import {
  QuestionToAnswer,
  questionKinds,
  questionToScore,
  type QuestionValues,
} from '../assessments/lazy.ts';
import { cardId } from './cardId.ts';
import { contentValues } from './contentValues.ts';
import { rightAnswer } from './rightAnswer.ts';
import type { GeneratedQuestionCard_question$key } from '../__generated__/GeneratedQuestionCard_question.graphql.ts';

const EditGeneratedQuestionModal = lazyPart(
  () => import('./EditGeneratedQuestionModal.tsx'),
  'EditGeneratedQuestionModal',
);

export function GeneratedQuestionCard({
  question: key,
  companyId,
  onTake,
  onThrow,
  onRestore,
}: {
  question: GeneratedQuestionCard_question$key;
  companyId: string;
  onTake: () => void;
  onThrow: () => void;
  onRestore: () => void;
}) {
  const question = useFragment<GeneratedQuestionCard_question$key>(
    graphql`
      fragment GeneratedQuestionCard_question on GeneratedQuestion {
        id
        databaseId
        place
        state
        notes
        viewerCanUpdate @catch(to: NULL)
        content {
          ...contentValues_content
        }
        ...EditGeneratedQuestionModal_question
      }
    `,
    key,
  );
  const { open } = useDataModals();
  const change = () =>
    void open((close) => (
      <EditGeneratedQuestionModal
        companyId={companyId}
        question={question}
        onDone={() => close()}
      />
    ));
  const { place, state, viewerCanUpdate } = question;
  const values = contentValues(question.content);
  const content = questionToScore(values);
  const flaws = [...new Set(flawsOf(content).map(({ message }) => message))];
  const title = `Вопрос ${place}`;
  return (
    <Sheet id={cardId(question.id)} tabIndex={-1} aria-label={title}>
      <Stack gap="3">
        <Flex align="baseline" gap="2" wrap="wrap">
          <Heading as="h3">{title}</Heading>
          <Text tone="muted" size="sm">
            {questionKinds[values.type].label}
            {content.type !== 'assessment_by_criterion' &&
              `, ${countOf(content.max_points, ['балл', 'балла', 'баллов'])}`}
          </Text>
        </Flex>
        <Answered content={content} values={values} id={question.databaseId} />
        <Remarks label="На что обратить внимание">{question.notes}</Remarks>
        {state === 'OFFERED' && <Remarks label="Чтобы взять вопрос">{flaws}</Remarks>}
        {viewerCanUpdate !== false && (
          <Flex gap="2" wrap="wrap">
            {state === 'OFFERED' && (
              <>
                <Button
                  variant="primary"
                  icon={<Check size={16} aria-hidden />}
                  disabled={flaws.length > 0}
                  aria-label={`Взять: ${title}`}
                  onClick={onTake}
                >
                  Взять
                </Button>
                <Button
                  icon={<Pencil size={16} aria-hidden />}
                  aria-label={`Изменить: ${title}`}
                  onClick={change}
                >
                  Изменить
                </Button>
                <Button
                  variant="ghost"
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-label={`Выбросить: ${title}`}
                  onClick={onThrow}
                >
                  Выбросить
                </Button>
              </>
            )}
            {state === 'THROWN' && (
              <Button
                icon={<Undo2 size={16} aria-hidden />}
                aria-label={`Вернуть: ${title}`}
                onClick={onRestore}
              >
                Вернуть
              </Button>
            )}
          </Flex>
        )}
      </Stack>
    </Sheet>
  );
}

/** The question with its right answer and full review. */
function Answered({
  content,
  values: { solution },
  id,
}: {
  content: Question;
  values: QuestionValues;
  id: number;
}) {
  const answer = rightAnswer(content);
  return (
    <QuestionToAnswer
      // The key remounts the component when the content changes, because it computes the answer once.
      key={JSON.stringify(content)}
      question={{ ...takerQuestion(content, seededShuffle(id)), id }}
      answer={answer}
      onChange={() => undefined}
      isDisabled
      review={{
        parts: answer === null ? null : scoreOf(content, answer).parts,
        right: content,
        comments: content.answers.flatMap(({ id: answer_id, comment }) =>
          comment === null ? [] : [{ answer_id, comment }],
        ),
        solution: solution || null,
      }}
      files={[]}
      uploadFile={() => Promise.reject(new Error('a generated question takes no answers'))}
    />
  );
}

function Remarks({ label, children }: { label: string; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <Note aria-label={label}>
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{label}:</p>
        <ul>
          {children.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

const Sheet = chakra('article', {
  base: {
    p: '5',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    minW: '0',
  },
});

const Note = chakra('section', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    bg: 'warningSoft',
    color: 'warning',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, mt: '0.5' },
    '& ul': { pl: '4', listStyle: 'disc' },
  },
});
