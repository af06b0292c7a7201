// Question types: names, icons and search words.
import {
  AudioLines,
  Blocks,
  Check,
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
import { kindNames, type QuestionType as Kind } from '@kafedra/common/assessments';
import type { Kind as QuestionKind } from '../../kit/actions/KindList.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { plainHtml } from '../../kit/files/plainHtml.ts';
import type { TestQuestionType } from '../../__generated__/QuestionRow_question.graphql.ts';

export const questionKinds: Record<TestQuestionType, QuestionKind> = {
  RADIO: {
    label: kindNames.radio,
    hint: 'Правильный вариант только один',
    icon: <CircleDot size={16} aria-hidden />,
    also: 'radio выбор тест',
  },
  CHECKBOX: {
    label: kindNames.checkbox,
    hint: 'Отметить все правильные',
    icon: <SquareCheck size={16} aria-hidden />,
    also: 'checkbox множественный выбор галочки',
  },
  INPUT: {
    label: kindNames.input,
    hint: 'Слово или фраза',
    icon: <TextCursorInput size={16} aria-hidden />,
    also: 'input текст строка',
  },
  NUMERIC_INPUT: {
    label: kindNames.numeric_input,
    hint: 'С погрешностью, если нужно',
    icon: <Type size={16} aria-hidden />,
    also: 'numeric цифра расчёт',
  },
  SORT: {
    label: kindNames.sort,
    hint: 'Расставить по местам',
    icon: <ListOrdered size={16} aria-hidden />,
    also: 'sort сортировка последовательность упорядочить',
  },
  CORRESPONDENCE: {
    label: kindNames.correspondence,
    hint: 'Найти пары',
    icon: <Shuffle size={16} aria-hidden />,
    also: 'matching сопоставление',
  },
  SELECT_INPUT: {
    label: kindNames.select_input,
    hint: 'Выбрать в тексте из списков',
    icon: <Rows3 size={16} aria-hidden />,
    also: 'select выпадающий',
  },
  TEXT_INPUT: {
    label: kindNames.text_input,
    hint: 'Вписать слова в текст',
    icon: <WholeWord size={16} aria-hidden />,
    also: 'cloze диктант вставить',
  },
  MULTI_INPUT: {
    label: kindNames.multi_input,
    hint: 'Вписать несколько ответов',
    icon: <Blocks size={16} aria-hidden />,
    also: 'multi поля',
  },
  TEXTAREA: {
    label: kindNames.textarea,
    hint: 'Проверит преподаватель',
    icon: <ListTree size={16} aria-hidden />,
    also: 'textarea эссе сочинение',
  },
  ASSESSMENT_BY_CRITERION: {
    label: kindNames.assessment_by_criterion,
    hint: 'Преподаватель ставит баллы за каждый',
    icon: <ListChecks size={16} aria-hidden />,
    also: 'критерии сочинение егэ огэ',
  },
  AUDIO_INPUT: {
    label: kindNames.audio_input,
    hint: 'Запись голоса, проверит преподаватель',
    icon: <AudioLines size={16} aria-hidden />,
    also: 'audio голос произношение говорение',
  },
  UNKNOWN: {
    label: kindNames.unknown,
    hint: '',
    icon: <CircleHelp size={16} aria-hidden />,
    also: '',
  },
};

/** Types that can be selected: all but UNKNOWN. */
export const selectableKinds = keysOf(questionKinds).filter((type) => type !== 'UNKNOWN');

/** Entries of the list of types: «Да/Нет» is a single choice with two prepared answers. */
export type KindOption = TestQuestionType | 'YES_NO';

const yesNo: QuestionKind = {
  label: 'Да/Нет',
  hint: 'Верно утверждение или нет',
  icon: <Check size={16} aria-hidden />,
  also: 'true false верно неверно правда ложь выбор',
};

export const kindOptions: readonly (readonly [KindOption, QuestionKind])[] =
  selectableKinds.flatMap((type) => {
    const kind = [type, questionKinds[type]] as const;
    return type === 'RADIO' ? [kind, ['YES_NO', yesNo] as const] : [kind];
  });

/** HTML. */
export const yesNoAnswers = ['Да', 'Нет'].map(plainHtml);

export const typeOfOption = (kind: KindOption): TestQuestionType =>
  kind === 'YES_NO' ? 'RADIO' : kind;

/** The type as `common` names it. */
export const kindOf = (type: TestQuestionType): Kind => type.toLowerCase() as Kind;

export const questionNouns = ['вопрос', 'вопроса', 'вопросов'] as const;
