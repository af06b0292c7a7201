// The columns of the question sheet besides the answers: how each is written, read and explained.
import { type TestQuestion, excerpt, documentLimits } from '../../../assessments/document/index.ts';
import { cellOf, richOf } from './texts.ts';
import { unlimited, isYes, yesOrNo } from './labels.ts';

export type Cell = string | number | null;
type Parts = Partial<TestQuestion>;

export interface Column {
  heading: string;
  /** In characters. */
  width: number;
  help: string;
  /** The allowed values. */
  choices?: readonly string[];
  /** Read as the stored number, whatever the cell's format displays. */
  isNumber?: true;
  write: (question: TestQuestion) => Cell;
  /** Parses a text that is not empty. */
  read: (text: string, changed: string[]) => Parts;
}

const yesAndNo = ['да', 'нет'];

/** An invalid cell is reported and treated as empty. */
function refused(heading: string, text: string, changed: string[]): Parts {
  changed.push(`в столбце «${heading}» не прочиталось «${excerpt(text)}»`);
  return {};
}

type Named<T> = {
  [Name in keyof TestQuestion]: TestQuestion[Name] extends T ? Name : never;
}[keyof TestQuestion];

const flag = (heading: string, name: Named<boolean | null>, help: string): Column => ({
  heading,
  width: 14,
  help: `${help}: да или нет.`,
  choices: yesAndNo,
  write: (question) => yesOrNo(question[name]),
  read: (text, changed) => {
    const value = isYes(text);
    return value === null ? refused(heading, text, changed) : { [name]: value };
  },
});

interface Bounds {
  least: number;
  greatest: number;
}

const number = (
  heading: string,
  name: Named<number | null>,
  { least, greatest }: Bounds,
  help: string,
): Column => ({
  heading,
  width: 10,
  help,
  isNumber: true,
  write: (question) => question[name],
  read: (text, changed) => {
    const value = Number(text.replace(',', '.'));
    const isGood = Number.isInteger(value) && value >= least && value <= greatest;
    return isGood ? { [name]: value } : refused(heading, text, changed);
  },
});

export const pointsColumn: Column = {
  heading: 'Баллы',
  width: 10,
  help: 'Сколько баллов даёт верный ответ. Пусто — 1.',
  isNumber: true,
  write: ({ max_points }) => max_points,
  read: (text, changed) => {
    const max_points = Number(text.replace(',', '.'));
    const isGood = max_points >= 0 && max_points <= documentLimits.points;
    return isGood ? { max_points } : refused('Баллы', text, changed);
  },
};

export const solutionColumn: Column = {
  heading: 'Решение',
  width: 40,
  help: 'Как решается вопрос. Показывается после прохождения.',
  write: ({ solution }) => (solution === null ? null : cellOf(solution)),
  read: (text, changed) => ({ solution: richOf(text, changed, 'question') || null }),
};

const attempts: Column = {
  heading: 'Попытки',
  width: 16,
  help: `Сколько раз можно ответить: число или «${unlimited}». Пусто — ${unlimited}.`,
  write: ({ max_attempts, infinity_attempts }) => (infinity_attempts ? unlimited : max_attempts),
  read: (text, changed) => {
    if (text.trim().toLowerCase().startsWith('без')) return { infinity_attempts: true };
    const value = Number(text);
    const isGood = Number.isInteger(value) && value >= 1 && value <= documentLimits.attempts;
    return isGood
      ? { infinity_attempts: false, max_attempts: value }
      : refused('Попытки', text, changed);
  },
};

/** Columns after the answers. */
export const settingColumns: readonly Column[] = [
  number(
    'Часть',
    'part',
    { least: 1, greatest: documentLimits.parts },
    'Номер части теста. Пусто — 1.',
  ),
  {
    heading: 'Тема',
    width: 20,
    help: 'Название темы.',
    write: ({ topic }) => topic,
    read: (text) => ({ topic: text.slice(0, documentLimits.name) }),
  },
  flag('Балл за часть', 'partial', 'Даёт ли верная часть ответа часть баллов'),
  number(
    'Штраф, %',
    'penalty_percentage',
    { least: 0, greatest: 100 },
    'Сколько процентов баллов отнимает ошибка, когда баллы даёт часть ответа. Пусто — столько же, сколько даёт верная часть.',
  ),
  flag('Учитывать регистр', 'case_sensitive', 'Различать ли большие и маленькие буквы'),
  flag('Несколько пар', 'correspondence_multi', 'Может ли у элемента слева быть несколько пар'),
  number(
    'Время, с',
    'timer',
    { least: 5, greatest: documentLimits.timer },
    'Сколько секунд даётся на ответ.',
  ),
  attempts,
  flag('Обязательный', 'required', 'Нельзя ли закончить тест без ответа'),
  flag('Перемешивать ответы', 'shuffle_answers', 'Пусто — как в настройках теста'),
  flag('Показывать пояснения', 'show_answer_note', 'Показывать ли пояснения к ответам'),
  flag('Включён', 'active', 'Видят ли вопрос ученики'),
];
