// What the kinds of questions are called, and how people look for them.
import {
  AudioLines,
  Blocks,
  CircleDot,
  CircleHelp,
  ListChecks,
  ListOrdered,
  ListTree,
  Rows3,
  Shuffle,
  SquareCheck,
  TextCursorInput,
  Type,
  WholeWord,
} from 'lucide-react';
import type { QuestionType as Kind } from '@kafedra/common/tests';
import type { Kind as QuestionKind } from '../../kit/KindList.tsx';
import { keysOf } from '../../kit/keysOf.ts';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

export const questionKinds: Record<TestQuestionType, QuestionKind> = {
  RADIO: {
    label: 'Один из списка',
    hint: 'Правильный вариант только один',
    icon: <CircleDot size={16} aria-hidden />,
    also: 'radio выбор тест да нет',
  },
  CHECKBOX: {
    label: 'Несколько из списка',
    hint: 'Отметить все правильные',
    icon: <SquareCheck size={16} aria-hidden />,
    also: 'checkbox множественный выбор галочки',
  },
  INPUT: {
    label: 'Короткий ответ',
    hint: 'Слово или фраза',
    icon: <TextCursorInput size={16} aria-hidden />,
    also: 'input текст строка',
  },
  NUMERIC_INPUT: {
    label: 'Число',
    hint: 'С погрешностью, если нужно',
    icon: <Type size={16} aria-hidden />,
    also: 'numeric цифра расчёт',
  },
  SORT: {
    label: 'Порядок',
    hint: 'Расставить по местам',
    icon: <ListOrdered size={16} aria-hidden />,
    also: 'sort сортировка последовательность упорядочить',
  },
  CORRESPONDENCE: {
    label: 'Соответствие',
    hint: 'Найти пары',
    icon: <Shuffle size={16} aria-hidden />,
    also: 'matching сопоставление',
  },
  SELECT_INPUT: {
    label: 'Пропуски со списками',
    hint: 'Выбрать в тексте из списков',
    icon: <Rows3 size={16} aria-hidden />,
    also: 'select выпадающий',
  },
  TEXT_INPUT: {
    label: 'Пропуски в тексте',
    hint: 'Вписать слова в текст',
    icon: <WholeWord size={16} aria-hidden />,
    also: 'cloze диктант вставить',
  },
  MULTI_INPUT: {
    label: 'Несколько полей',
    hint: 'Вписать несколько ответов',
    icon: <Blocks size={16} aria-hidden />,
    also: 'multi поля',
  },
  TEXTAREA: {
    label: 'Развёрнутый ответ',
    hint: 'Проверит преподаватель',
    icon: <ListTree size={16} aria-hidden />,
    also: 'textarea эссе сочинение',
  },
  ASSESSMENT_BY_CRITERION: {
    label: 'Работа по критериям',
    hint: 'Преподаватель ставит баллы за каждый',
    icon: <ListChecks size={16} aria-hidden />,
    also: 'критерии сочинение егэ огэ',
  },
  AUDIO_INPUT: {
    label: 'Устный ответ',
    hint: 'Запись голоса, проверит преподаватель',
    icon: <AudioLines size={16} aria-hidden />,
    also: 'audio голос произношение говорение',
  },
  UNKNOWN: {
    label: 'Тип не выбран',
    hint: '',
    icon: <CircleHelp size={16} aria-hidden />,
    also: '',
  },
};

/** Those that can be chosen. */
export const chosenKinds = keysOf(questionKinds).filter((type) => type !== 'UNKNOWN');

/** As both sides of the wire reckon with it. */
export const kindOf = (type: TestQuestionType): Kind => type.toLowerCase() as Kind;

export const questionForms = ['вопрос', 'вопроса', 'вопросов'] as const;
