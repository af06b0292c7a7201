// The cells that all question types share. Limits are those of the server (`TestQuestionCells`).
import { graphql } from 'react-relay';
import {
  choiceCell,
  flagCell,
  textCell,
  wholeNumberCell,
  type CellKind,
} from '../../kit/cells/kinds.ts';
import type { CellColumn } from '../../kit/cells/useCells.ts';
import { questionName } from '../questions/questionName.ts';
import { questionKinds } from '../questions/questionKinds.tsx';
import type { questionCells_questions$data } from '../../__generated__/questionCells_questions.graphql.ts';

export type QuestionCells = questionCells_questions$data[number];

export const questionCells = graphql`
  fragment questionCells_questions on TestQuestion @relay(plural: true) {
    # The table identifies rows by it.
    # eslint-disable-next-line relay/unused-fields
    id
    type
    question
    active
    topic @catch(to: NULL) {
      id
      name
    }
    part
    maxPoints
    partial
    penaltyPercentage
    required
    timer
    maxAttempts
    infinityAttempts
    showAnswerNote
    checkWithoutRegister
    viewerCanUpdate @catch(to: NULL)
  }
`;

export const mayChange = ({ viewerCanUpdate }: QuestionCells): boolean => viewerCanUpdate !== false;

const cell = (
  name: string,
  header: string,
  width: number,
  kind: CellKind,
  of: (row: QuestionCells) => unknown,
): CellColumn<QuestionCells> => ({ name, header, width, kind, of });

/** The text and the type identify the row; they are edited in the «Вопросы» tab. */
const lockedCell = (
  name: string,
  header: string,
  width: number,
  of: (row: QuestionCells) => string,
): CellColumn<QuestionCells> => ({ name, header, width, kind: textCell(255), isLocked: true, of });

/** Topics of the test's subject, and topics that its questions already have. */
export interface TopicChoices {
  hasSubject: boolean;
  topics: readonly { id: string; name: string }[];
}

const topicCell = ({ hasSubject, topics }: TopicChoices): CellKind =>
  choiceCell(
    topics.map(({ id, name }) => ({ value: id, name })),
    {
      none: true,
      unknown: hasSubject
        ? 'У предмета теста нет такой темы'
        : 'Сначала выберите предмет теста в настройках',
    },
  );

export const questionColumns = (choices: TopicChoices): readonly CellColumn<QuestionCells>[] => [
  lockedCell('question', 'Вопрос', 320, ({ type, question }) => questionName({ type, question })),
  lockedCell('type', 'Тип', 170, ({ type }) => questionKinds[type].label),
  cell('active', 'Включён', 100, flagCell, ({ active }) => active),
  cell('topicId', 'Тема', 180, topicCell(choices), ({ topic }) => topic?.id ?? null),
  cell('part', 'Часть', 80, wholeNumberCell(1, 50), ({ part }) => part),
  cell('maxPoints', 'Баллов', 90, wholeNumberCell(0, 1000), ({ maxPoints }) => maxPoints),
  cell('partial', 'За часть ответа', 140, flagCell, ({ partial }) => partial),
  cell(
    'penaltyPercentage',
    'Штраф, %',
    100,
    wholeNumberCell(0, 100),
    ({ penaltyPercentage }) => penaltyPercentage,
  ),
  cell('required', 'Обязательный', 130, flagCell, ({ required }) => required),
  cell('timer', 'Время, секунд', 130, wholeNumberCell(5, 86_400), ({ timer }) => timer),
  cell(
    'infinityAttempts',
    'Без числа попыток',
    160,
    flagCell,
    ({ infinityAttempts }) => infinityAttempts,
  ),
  cell('maxAttempts', 'Попыток', 100, wholeNumberCell(1, 1000), ({ maxAttempts }) => maxAttempts),
  cell('showAnswerNote', 'Комментарии', 130, flagCell, ({ showAnswerNote }) => showAnswerNote),
  cell(
    'checkWithoutRegister',
    'Проверять без входа',
    170,
    flagCell,
    ({ checkWithoutRegister }) => checkWithoutRegister,
  ),
];
