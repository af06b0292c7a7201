// «Вопросы»: all questions of a test in their order on the left, the one that is written on the right; on narrow screens
// one of the two. Questions are added, put in order and into parts, switched on and off, copied and put away.
import { Suspense, useState } from 'react';
import {
  ArrowLeft,
  Copy,
  Eye,
  FolderInput,
  Plus,
  Power,
  PowerOff,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { KindList } from '../../kit/KindList.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useSteps } from '../../kit/useSteps.ts';
import {
  Button,
  chakra,
  countOf,
  Flex,
  Heading,
  IconButton,
  lazyPart,
  LoadingState,
  SelectionBar,
  Skeleton,
  Text,
  useShortcutGroup,
  type ShortcutGroup,
  type TextUploads,
} from '../../ui/index.ts';
import { chosenKinds, questionForms, questionKinds } from './questionKinds.tsx';
import type { QuestionHandle } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionsMenu } from './QuestionsMenu.tsx';
import type { TopicRights } from './fields/TopicField.tsx';
import { useQuestionActions } from './useQuestionActions.ts';
import { useQuestionCalls } from './useQuestionCalls.ts';
import { usePartChoice } from './usePartChoice.tsx';
import { nameOf } from './questionName.ts';
import type {
  QuestionsTab_test$data,
  QuestionsTab_test$key,
} from '../../__generated__/QuestionsTab_test.graphql.ts';

const QuestionList = lazyPart(() => import('./QuestionList.tsx'), 'QuestionList');
const QuestionPanel = lazyPart(() => import('./QuestionPanel.tsx'), 'QuestionPanel');

export interface TestPlace {
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
  uploads: TextUploads;
  draftOf: DraftOwner | undefined;
  mayMakeTopics: TopicRights;
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
        parts {
          part
          title
        }
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
  const [search, setSearch] = useSearchParams();
  const opened = questions.find(({ databaseId }) => String(databaseId) === search.get('question'));
  const openAt = (databaseId: number | undefined) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (databaseId === undefined) next.delete('question');
        else next.set('question', String(databaseId));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const open = (id: string | null) => openAt(questions.find((each) => each.id === id)?.databaseId);
  const [isAdding, setAdding] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const steps = useSteps();
  const calls = useQuestionCalls(testId);
  const actions = useQuestionActions(questions, calls, steps);
  const choosePart = usePartChoice();
  const [handle, setHandle] = useState<QuestionHandle | null>(null);
  useShortcutGroup(isReadOnly ? nothing : shortcuts);

  const picked = questions.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  const withPicked = (act: (ids: readonly string[]) => Promise<unknown>) => () => {
    void act(picked).then(() => setTicked(new Set()));
  };
  const add = async (type: (typeof chosenKinds)[number]) => {
    setAdding(false);
    const behind = opened ?? questions.at(-1);
    const made = await actions.add({
      type,
      part: behind?.part ?? 1,
      ...(opened && { behindId: opened.id }),
    });
    if (made) openAt(made.databaseId);
  };
  const copy = async (id: string) => {
    const made = await actions.replicate(id);
    if (made) openAt(made.databaseId);
  };
  const moveToPart = async (ids: readonly string[]) => {
    const part = await choosePart(partsOf(test));
    if (part !== null) await actions.setPart(ids, part);
  };

  const kinds = (
    <KindList
      label="Какой вопрос добавить"
      placeholder="Какой вопрос добавить: выбор, число, соответствие…"
      all="Виды вопросов"
      kinds={chosenKinds.map((type) => [type, questionKinds[type]] as const)}
      onChoose={(type) => void add(type)}
      {...(questions.length > 0 && { onClose: () => setAdding(false) })}
    />
  );
  const menu = !isFixed && (
    <QuestionsMenu
      testId={testId}
      companyId={place.companyId}
      code={place.code}
      mayImport={!isReadOnly}
    />
  );
  if (questions.length === 0) {
    return (
      <Place>
        <Flex align="center" justify="space-between" gap="2">
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
  const active = questions.filter(({ status }) => status === 'ACTIVE');
  return (
    <Split data-open={opened ? true : undefined}>
      <section aria-label="Вопросы теста">
        <Flex align="center" gap="2" wrap="wrap" mb="3">
          <div style={{ flex: '1 1 200px' }}>
            <Heading as="h2">Вопросы</Heading>
            <Text tone="muted" size="sm">
              {countOf(questions.length, questionForms)}, включено {active.length};{' '}
              {countOf(test.successfulPointsMax, ['балл', 'балла', 'баллов'])}
            </Text>
          </div>
          {!isReadOnly && (
            <Flex gap="1" align="center">
              <IconButton
                icon={<Undo2 />}
                label="Отменить действие"
                disabled={!steps.mayUndo}
                onClick={() => steps.undo()}
              />
              <IconButton
                icon={<Redo2 />}
                label="Повторить действие"
                disabled={!steps.mayRedo}
                onClick={() => steps.redo()}
              />
              <Button
                icon={<Plus size={16} aria-hidden />}
                variant="primary"
                onClick={() => setAdding(!isAdding)}
              >
                Добавить вопрос
              </Button>
            </Flex>
          )}
          {menu}
        </Flex>
        {isAdding && kinds}
        <Suspense fallback={<LoadingState />}>
          <QuestionList
            items={questions.map(({ id, type, question }) => ({
              id,
              name: nameOf({ type, question }),
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
                  part={
                    isFirstOfPart && partsOf(test).length > 1 ? titleOf(test, question.part) : null
                  }
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
        {picked.length > 0 && (
          <Bar>
            <SelectionBar
              count={picked.length}
              totalCount={questions.length}
              onSelectAll={() => setTicked(new Set(questions.map(({ id }) => id)))}
              onClear={() => setTicked(new Set())}
              actions={[
                {
                  label: 'Включить',
                  icon: <Power aria-hidden />,
                  onAction: withPicked((ids) => actions.setActive(ids, true)),
                },
                {
                  label: 'Выключить',
                  icon: <PowerOff aria-hidden />,
                  onAction: withPicked((ids) => actions.setActive(ids, false)),
                },
                {
                  label: 'В другую часть…',
                  icon: <FolderInput aria-hidden />,
                  onAction: withPicked(moveToPart),
                },
                {
                  label: 'Удалить',
                  icon: <Trash2 aria-hidden />,
                  onAction: withPicked(actions.remove),
                },
              ]}
            />
          </Bar>
        )}
      </section>
      {opened && (
        <Beside aria-label="Вопрос">
          <Back>
            <span>
              <Button
                size="sm"
                variant="ghost"
                icon={<ArrowLeft size={16} aria-hidden />}
                onClick={() => open(null)}
              >
                Все вопросы
              </Button>
            </span>
            <Button
              size="sm"
              variant="ghost"
              icon={<Eye size={16} aria-hidden />}
              disabled={handle === null}
              onClick={() => handle?.preview()}
            >
              Как увидит ученик
            </Button>
            {!isReadOnly && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Copy size={16} aria-hidden />}
                onClick={() => void copy(opened.id)}
              >
                Дублировать
              </Button>
            )}
          </Back>
          <Suspense fallback={<Skeleton h="480px" />}>
            <QuestionPanel
              // Another question starts with its own values.
              key={opened.id}
              questionId={opened.id}
              testId={testId}
              subjectId={test.subject?.id ?? null}
              place={place}
              parts={partsOf(test)}
              isReadOnly={isReadOnly}
              isShuffled={test.shuffleAnswers === true}
              handle={setHandle}
            />
          </Suspense>
        </Beside>
      )}
    </Split>
  );
}

export interface PartOfTest {
  part: number;
  title: string;
}

/** Those that questions are in, and those of which something is said. */
function partsOf({ parts, questions }: Pick<QuestionsTab_test$data, 'parts' | 'questions'>) {
  const numbers = new Set([
    ...questions.map(({ part }) => part ?? 1),
    ...parts.map(({ part }) => part),
  ]);
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((part): PartOfTest => ({ part, title: titleOf({ parts }, part) }));
}

function titleOf({ parts }: Pick<QuestionsTab_test$data, 'parts'>, number: number | null): string {
  const title = parts.find(({ part }) => part === number)?.title;
  return `Часть ${number ?? 1}${title ? `: ${title}` : ''}`;
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

/** From so wide on both stand side by side. */
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

const Beside = chakra('section', {
  base: {
    minW: '0',
    position: { xl: 'sticky' },
    top: { xl: '16' },
    maxH: { xl: 'calc(100vh - {spacing.20})' },
    overflowY: { xl: 'auto' },
    p: { base: '0', xl: '5' },
    border: { xl: '1px solid' },
    borderColor: { xl: 'line' },
    borderRadius: 'lg',
    bg: { xl: 'surface' },
  },
});

const Back = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    ml: '-3',
    mb: '2',
    // Where the list stands beside it, there is no way back.
    '& > span': { flex: '1', display: { base: 'block', xl: 'none' } },
  },
});

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
    mt: '3',
  },
});
