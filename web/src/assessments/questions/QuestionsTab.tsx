// The «Вопросы» tab: the list of questions and the form of the opened one, side by side on wide screens. Questions can
// be added, sorted, grouped into parts, activated, copied and deleted.
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { KindList } from '../../kit/actions/KindList.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useUndoHistory } from '../../kit/actions/useUndoHistory.ts';
import {
  captureTyping,
  chakra,
  Flex,
  Heading,
  lazyPart,
  LoadingState,
  takeCapturedText,
  Text,
  useShortcutGroup,
  type ShortcutGroup,
  type TextUploads,
} from '../../ui/index.ts';
import { OpenedQuestion } from './OpenedQuestion.tsx';
import { kindOptions, typeOfOption, yesNoAnswers, type KindOption } from './questionKinds.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionSelection } from './QuestionSelection.tsx';
import { QuestionsHead } from './QuestionsHead.tsx';
import { QuestionsMenu } from './QuestionsMenu.tsx';
import type { TopicRights } from './fields/TopicField.tsx';
import { testParts } from './test-parts/testParts.ts';
import { useOpenedQuestion } from './useOpenedQuestion.ts';
import { useQuestionActions } from './useQuestionActions.ts';
import { useQuestionCalls } from './useQuestionCalls.ts';
import { usePartChoice } from './test-parts/usePartChoice.tsx';
import { questionName } from './questionName.ts';
import type { QuestionsTab_test$key } from '../../__generated__/QuestionsTab_test.graphql.ts';

const QuestionList = lazyPart(() => import('./QuestionList.tsx'), 'QuestionList');

export interface TestPlace {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  uploads: TextUploads;
  draftOf: DraftOwner | undefined;
  mayMakeTopics: TopicRights;
  mayReadExams: boolean;
  seesLibrary: boolean;
}

export function QuestionsTab({
  test: key,
  place,
  isReadOnly: isFixed,
}: {
  test: QuestionsTab_test$key;
  place: TestPlace;
  isReadOnly: boolean;
}) {
  const test = useFragment<QuestionsTab_test$key>(
    graphql`
      fragment QuestionsTab_test on Test @throwOnFieldError {
        id
        successfulPointsMax
        shuffleAnswers @catch(to: NULL)
        subject @catch(to: NULL) {
          id
        }
        viewerCanUpdate @catch(to: NULL)
        ...testParts_test
        questions {
          id
          databaseId
          type
          status
          part
          question
          ...QuestionRow_question
        }
      }
    `,
    key,
  );
  const { id: testId, questions } = test;
  const isReadOnly = isFixed || test.viewerCanUpdate === false;
  const parts = testParts(test);
  const titleOf = (number: number) => parts.find(({ part }) => part === number)?.title ?? null;
  const [openedId, openAt] = useOpenedQuestion();
  const opened = questions.find(({ databaseId }) => String(databaseId) === openedId);
  const open = (id: string | null) => openAt(questions.find((each) => each.id === id)?.databaseId);
  const [isAdding, setAdding] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const steps = useUndoHistory();
  const calls = useQuestionCalls(testId);
  const actions = useQuestionActions(questions, calls, steps);
  const choosePart = usePartChoice();
  useShortcutGroup(isReadOnly ? nothing : shortcuts);

  const picked = questions.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  const add = async (kind: KindOption) => {
    setAdding(false);
    captureTyping();
    const behind = opened ?? questions.at(-1);
    const made = await actions.add({
      type: typeOfOption(kind),
      ...(kind === 'YES_NO' && { answers: yesNoAnswers.map((value) => ({ value })) }),
      part: behind?.part ?? 1,
      ...(opened && { behindId: opened.id }),
    });
    if (made) openAt(made.databaseId);
    else takeCapturedText();
  };
  const copy = async (id: string) => {
    const made = await actions.replicate(id);
    if (made) openAt(made.databaseId);
  };
  const moveToPart = async (ids: readonly string[]) => {
    const part = await choosePart(parts);
    if (part !== null) await actions.setPart(ids, part);
  };

  const kinds = (
    <KindList
      label="Какой вопрос добавить"
      placeholder="Какой вопрос добавить: выбор, число, соответствие…"
      all="Виды вопросов"
      kinds={kindOptions}
      onChoose={(kind) => void add(kind)}
      {...(questions.length > 0 && { onClose: () => setAdding(false) })}
    />
  );
  const menu = !isFixed && (
    <QuestionsMenu
      testId={testId}
      companyId={place.companyId}
      code={place.code}
      mayReadExams={place.mayReadExams}
      mayImport={!isReadOnly}
      seesLibrary={place.seesLibrary}
    />
  );
  if (questions.length === 0) {
    return (
      <Place>
        <Flex align="center" justify="space-between" gap="2" wrap="wrap">
          <Heading as="h2">Вопросы</Heading>
          {menu}
        </Flex>
        <Text tone="muted">
          В тесте пока нет вопросов. Выберите вид первого — порядок и вид потом легко поменять.
          Ученики увидят вопрос, когда вы его включите.
        </Text>
        {!isReadOnly && kinds}
      </Place>
    );
  }
  return (
    <Split data-open={opened ? true : undefined}>
      <section aria-label="Вопросы теста">
        <QuestionsHead
          count={questions.length}
          activeCount={questions.filter(({ status }) => status === 'ACTIVE').length}
          points={test.successfulPointsMax}
          steps={steps}
          isReadOnly={isReadOnly}
          onAdd={() => setAdding(!isAdding)}
        >
          {menu}
        </QuestionsHead>
        {isAdding && kinds}
        <Suspense fallback={<LoadingState />}>
          <QuestionList
            items={questions.map(({ id, type, question }) => ({
              id,
              name: questionName({ type, question }),
            }))}
            isFixed={isReadOnly}
            chosen={opened?.id ?? null}
            onChoose={open}
            onOpen={open}
            onMove={(id, before) => void actions.move(ticked.has(id) ? picked : [id], before)}
            onRemove={(id) => void actions.remove([id])}
          >
            {({ id: rowId, name }) => {
              const index = questions.findIndex(({ id }) => id === rowId);
              const question = questions[index];
              if (!question) return null;
              const isFirstOfPart = questions[index - 1]?.part !== question.part;
              return (
                <QuestionRow
                  question={question}
                  number={index + 1}
                  name={name}
                  part={isFirstOfPart && parts.length > 1 ? titleOf(question.part) : null}
                  isTicked={ticked.has(question.id)}
                  isReadOnly={isReadOnly}
                  onTick={(isOn) => setTicked(withOne(ticked, question.id, isOn))}
                  onSwitch={(isOn) => void actions.setActive([question.id], isOn)}
                  onCopy={() => void copy(question.id)}
                  onPart={() => void moveToPart([question.id])}
                  onMove={(to) =>
                    void actions.move([question.id], to === 'first' ? questions[0]!.id : null)
                  }
                  onRemove={() => void actions.remove([question.id])}
                />
              );
            }}
          </QuestionList>
        </Suspense>
        <QuestionSelection
          all={questions.map(({ id }) => id)}
          picked={picked}
          onTick={setTicked}
          actions={actions}
          moveToPart={moveToPart}
        />
      </section>
      {opened && (
        <OpenedQuestion
          questionId={opened.id}
          testId={testId}
          subjectId={test.subject?.id ?? null}
          place={place}
          parts={parts}
          isReadOnly={isReadOnly}
          isShuffled={test.shuffleAnswers === true}
          onBack={() => open(null)}
          onCopy={() => void copy(opened.id)}
        />
      )}
    </Split>
  );
}

const withOne = (all: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set([...all, id]) : new Set([...all].filter((each) => each !== id));

const shortcuts: ShortcutGroup = {
  title: 'Вопросы теста',
  shortcuts: [
    { keys: ['Enter'], text: 'Открыть вопрос' },
    { keys: ['Alt', '↑'], text: 'Вопрос выше' },
    { keys: ['Alt', '↓'], text: 'Вопрос ниже' },
    { keys: ['Delete'], text: 'Удалить вопрос' },
  ],
};

const nothing: ShortcutGroup = { title: 'Вопросы теста', shortcuts: [] };

const Place = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', maxW: '860px' },
});

/** Both columns are side by side from this breakpoint. */
const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '&:not([data-open])': { maxW: '860px' },
    '&[data-open]': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(320px, 2fr) minmax(0, 3fr)' },
      '& > section:first-of-type': { display: { base: 'none', xl: 'block' } },
    },
  },
});
