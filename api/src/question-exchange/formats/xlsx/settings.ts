// The sheet of test settings, one per row, and of the parts of the test.
import type { ShownCell } from '@kafedra/common/files/cells';
import { gradingScales } from '@kafedra/common/assessments';
import {
  defaultSettings,
  type TestPart,
  type TestSettings,
  UnreadableQuestion,
  type SkippedItem,
  documentLimits,
  type ShownResult,
} from '../../../assessments/document/index.ts';
import { shownResults } from '../../../assessments/index.ts';
import type { Cell } from './columns.ts';
import { cellOf, richOf } from './texts.ts';
import { comparable, unlimited, isYes, yesOrNo } from './labels.ts';

const shown: Readonly<Record<ShownResult, string>> = {
  nothing: 'ничего',
  points: 'баллы',
  correctness: 'что верно',
  answers: 'верные ответы',
};

const passed = 'зачёт';

interface Row {
  name: string;
  write: (settings: TestSettings) => Cell;
  read: (text: string) => Partial<TestSettings>;
}

const whole = (text: string, least: number, greatest: number): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= greatest ? value : null;
};

const flag = (name: string, key: 'shuffle_questions' | 'shuffle_answers'): Row => ({
  name,
  write: (settings) => yesOrNo(settings[key]),
  read: (text) => ({ [key]: isYes(text) ?? defaultSettings[key] }),
});

const rows: readonly Row[] = [
  {
    name: 'Название',
    write: ({ title }) => title,
    read: (text) => ({ title: text.slice(0, documentLimits.name) }),
  },
  {
    name: 'Описание',
    write: ({ description }) => (description === null ? null : cellOf(description)),
    read: (text) => ({ description: richOf(text, [], 'question') || null }),
  },
  {
    name: 'Шкала оценок',
    write: ({ grading_scale }) => (grading_scale === 1 ? passed : grading_scale),
    read: (text) => {
      const scale = gradingScales.find((each) => String(each) === text);
      return {
        grading_scale:
          comparable(text) === comparable(passed) ? 1 : (scale ?? defaultSettings.grading_scale),
      };
    },
  },
  {
    name: 'Порог, баллов',
    write: ({ successful_points }) => successful_points,
    read: (text) => ({ successful_points: whole(text, 0, 1_000_000) }),
  },
  {
    name: 'Время, с',
    write: ({ timer }) => timer,
    read: (text) => ({ timer: whole(text, 5, documentLimits.timer) }),
  },
  {
    name: 'Попытки',
    write: ({ max_attempts, infinity_attempts }) => (infinity_attempts ? unlimited : max_attempts),
    read: (text) => {
      const attempts = whole(text, 1, documentLimits.attempts);
      return comparable(text).startsWith('без')
        ? { infinity_attempts: true }
        : { max_attempts: attempts ?? defaultSettings.max_attempts };
    },
  },
  flag('Перемешивать вопросы', 'shuffle_questions'),
  flag('Перемешивать ответы', 'shuffle_answers'),
  {
    name: 'После прохождения видно',
    write: ({ shown_result }) => shown[shown_result],
    read: (text) => ({
      shown_result:
        shownResults.find((each) => shown[each] === comparable(text)) ??
        defaultSettings.shown_result,
    }),
  },
];

const part = /^часть (\d{1,2})$/;
/** The row of extensions for this system. */
const restName = 'Служебное';

export function settingRows(settings: TestSettings, rest: readonly string[]): Cell[][] {
  return [
    ['Настройка', 'Значение', 'Сколько вопросов взять'],
    ...rows.map(({ name, write }): Cell[] => [name, write(settings)]),
    ...settings.parts.map(({ part, title, draws_count }): Cell[] => [
      `Часть ${part}`,
      title,
      draws_count,
    ]),
    ...(rest.length === 0 ? [] : [[restName, ...rest]]),
  ];
}

export interface ReadSettings {
  settings: TestSettings;
  rest: string | null;
  left: SkippedItem[];
}

/** An invalid value is replaced by the default. */
export function readSettings(sheet: readonly (readonly ShownCell[])[]): ReadSettings {
  const settings: TestSettings = { ...defaultSettings };
  const parts: TestPart[] = [];
  const left: SkippedItem[] = [];
  let rest: string | null = null;
  for (const [index, [head, ...cells]] of sheet.entries()) {
    const name = head?.shown ?? '';
    const [value = '', draws = ''] = cells.map(({ plain }) => plain.trim());
    for (const { error } of cells) {
      const why = `В ячейке ошибка Excel ${error}: она не взята`;
      if (error !== null) left.push({ question: null, line: index + 1, name, why });
    }
    const known = rows.find((row) => comparable(row.name) === comparable(name));
    const [, number] = part.exec(comparable(name)) ?? [];
    if (comparable(name) === comparable(restName)) rest = cells.map(({ shown }) => shown).join('');
    else if (number !== undefined && whole(number, 1, documentLimits.parts) !== null) {
      const title = cells[0]?.shown.trim().slice(0, documentLimits.name) || null;
      const draws_count = draws === '' ? null : whole(draws, 1, documentLimits.questions);
      parts.push({ part: Number(number), title, draws_count });
    } else if (known !== undefined && value !== '') Object.assign(settings, readRow(known, value));
  }
  return { settings: { ...settings, parts }, rest, left };
}

function readRow({ read }: Row, value: string): Partial<TestSettings> {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof UnreadableQuestion) return {};
    throw error;
  }
}
