// Placement tests of the demo school: one question per subject and a writing task. Three subjects have longer tests
// with questions of all kinds.
import type { QuestionType } from '@kafedra/common/assessments';
import { subjects } from './subjects.ts';

export type DemoQuestion = {
  type: Exclude<QuestionType, 'unknown'>;
  /** Rich text with blanks as [[1]], [[2]]. */
  question: string;
  /** From 1. */
  part?: number;
  points?: number;
  /** Whether partly right answers get a part of the points. */
  partial?: boolean;
  /** Rich text. */
  solution?: string;
} & DemoAnswers;

/** The answers of a question, by its type. */
interface DemoAnswers {
  /** For `radio` and `checkbox`: rich texts. */
  right?: readonly string[];
  wrong?: readonly string[];
  /** For `sort`: rich texts in the right order. They are displayed in reverse. */
  order?: readonly string[];
  /** For `input` and `numeric_input`: accepted answers. */
  accepted?: readonly string[];
  /** For `numeric_input`: the allowed deviation. */
  tolerance?: string;
  /** For `multi_input` and `text_input`: accepted answers for each blank. */
  blanks?: readonly (readonly string[])[];
  /** For `select_input`: the options of each blank; the first is right. */
  options?: readonly (readonly string[])[];
  /** For `correspondence`: pairs of matching rich texts. */
  pairs?: readonly (readonly [main: string, dependent: string])[];
  /** For `correspondence`: items without a match. */
  spare?: readonly string[];
  /** For `assessment_by_criterion`. */
  criteria?: readonly { name: string; description: string; max_points: number }[];
}

export interface DemoTest {
  title: string;
  category: CategoryName;
  /** Rich text. */
  description: string;
  /** Seconds; null: no limit. */
  timer: number | null;
  attempts: number;
  parts: readonly string[];
  questions: readonly DemoQuestion[];
}

export const testCategories = ['Входные тесты', 'Пробные экзамены'] as const;
type CategoryName = (typeof testCategories)[number];

const p = (text: string) => `<p>${text}</p>`;
const each = (...texts: readonly string[]) => texts.map(p);

const mathematics: readonly DemoQuestion[] = [
  {
    type: 'numeric_input',
    question: p('Решите уравнение 3x − 7 = 11. Запишите корень.'),
    accepted: ['6'],
    solution: p('3x = 18, поэтому x = 6.'),
  },
  {
    type: 'numeric_input',
    question: p('Чему равен √2? Запишите десятичной дробью с точностью до сотых.'),
    accepted: ['1.41'],
    tolerance: '0.01',
  },
  {
    type: 'radio',
    question: p('Какое из чисел простое?'),
    right: each('97'),
    wrong: each('91', '87', '51'),
    solution: p('91 = 7 · 13, 87 = 3 · 29, 51 = 3 · 17, а 97 ни на что, кроме 1 и 97, не делится.'),
  },
  {
    type: 'checkbox',
    question: p('Какие из этих фигур всегда имеют равные диагонали?'),
    points: 2,
    partial: true,
    right: each('Прямоугольник', 'Квадрат', 'Равнобедренная трапеция'),
    wrong: each('Ромб', 'Параллелограмм'),
  },
  {
    type: 'sort',
    question: p('Расставьте числа по возрастанию.'),
    order: each('−2', '0,3', '⅓', '√2', 'π'),
  },
  {
    type: 'correspondence',
    question: p('Соедините функцию с её производной.'),
    points: 3,
    partial: true,
    pairs: [
      [p('x²'), p('2x')],
      [p('sin x'), p('cos x')],
      [p('ln x'), p('1 / x')],
    ],
    spare: each('−sin x'),
  },
  {
    type: 'multi_input',
    question: p(
      'Разложите квадратный трёхчлен x² − 5x + 6 на множители. В первое поле запишите меньший корень, во второе — больший.',
    ),
    points: 2,
    partial: true,
    blanks: [['2'], ['3']],
  },
  {
    type: 'assessment_by_criterion',
    part: 2,
    question: p(
      'Из двух городов, между которыми 240 км, одновременно навстречу друг другу выехали велосипедист и автомобиль. Автомобиль едет в четыре раза быстрее, встретились они через 3 часа. Найдите скорости. Решение запишите подробно.',
    ),
    criteria: [
      {
        name: 'Математическая модель',
        description: 'Введены обозначения, составлено верное уравнение',
        max_points: 1,
      },
      {
        name: 'Вычисления',
        description: 'Уравнение решено без ошибок: 16 и 64 км/ч',
        max_points: 1,
      },
      { name: 'Оформление', description: 'Ответ записан и пояснён', max_points: 1 },
    ],
    solution: p('Вместе они проезжают 240 : 3 = 80 км в час: x + 4x = 80, x = 16, 4x = 64.'),
  },
];

const russian: readonly DemoQuestion[] = [
  {
    type: 'select_input',
    question: p(
      'Вставьте пропущенные буквы: р[[1]]стение, прил[[2]]гать усилия, предпол[[3]]жение.',
    ),
    points: 3,
    partial: true,
    options: [
      ['а', 'о'],
      ['а', 'о'],
      ['о', 'а'],
    ],
  },
  {
    type: 'text_input',
    question: p('Допишите пословицу: «Без труда не вытащишь и [[1]] из [[2]]».'),
    points: 2,
    partial: true,
    blanks: [['рыбку', 'рыбу'], ['пруда']],
  },
  {
    type: 'input',
    question: p(
      'Как называются слова с противоположным значением, например «горячий» и «холодный»?',
    ),
    accepted: ['антонимы', 'антоним'],
  },
  {
    type: 'radio',
    question: p('В каком слове верно поставлено ударение?'),
    right: each('звони́т'),
    wrong: each('торты́', 'красиве́е', 'ката́лог'),
  },
  {
    type: 'checkbox',
    question: p('В каких словах пишется НЕ слитно?'),
    points: 2,
    partial: true,
    right: each('(не)годовать', '(не)ряха', '(не)настье'),
    wrong: each('(не)был', '(не)читая'),
  },
  {
    type: 'sort',
    question: p('Расположите части сочинения в том порядке, в котором они идут.'),
    order: each('Вступление', 'Основная мысль', 'Примеры из текста', 'Вывод'),
  },
  {
    type: 'textarea',
    part: 2,
    question: p(
      'Прочитайте предложение: «Утром выпал первый снег, и мы решили не ехать на дачу». Объясните, почему перед «и» стоит запятая.',
    ),
    points: 2,
    solution: p(
      'Это сложносочинённое предложение: у его частей свои подлежащие и сказуемые — «выпал снег» и «мы решили».',
    ),
  },
];

const english: readonly DemoQuestion[] = [
  {
    type: 'select_input',
    question: p('She [[1]] to school every day, but today she [[2]] at home.'),
    points: 2,
    partial: true,
    options: [
      ['goes', 'go', 'is going'],
      ['is staying', 'stays', 'stay'],
    ],
  },
  {
    type: 'text_input',
    question: p('Поставьте глаголы в Past Simple: I [[1]] (buy) a book and [[2]] (read) it.'),
    points: 2,
    partial: true,
    blanks: [['bought'], ['read']],
  },
  {
    type: 'correspondence',
    question: p('Найдите перевод.'),
    points: 3,
    partial: true,
    pairs: [
      [p('borrow'), p('брать взаймы')],
      [p('lend'), p('давать взаймы')],
      [p('earn'), p('зарабатывать')],
    ],
    spare: each('тратить'),
  },
  {
    type: 'radio',
    question: p('Выберите верную форму: «If I ___ you, I would call her».'),
    right: each('were'),
    wrong: each('am', 'will be', 'had been'),
  },
  {
    type: 'audio_input',
    part: 2,
    question: p(
      'Расскажите по-английски о своём городе: где он стоит, чем известен, что вы в нём любите. Запишите 1–2 минуты речи.',
    ),
    points: 5,
  },
  {
    type: 'assessment_by_criterion',
    part: 2,
    question: p(
      'Напишите письмо другу (100–120 слов): ответьте на вопрос, как вы проводите каникулы, и задайте три вопроса о его школе.',
    ),
    criteria: [
      { name: 'Содержание', description: 'Есть ответ и три вопроса', max_points: 2 },
      { name: 'Организация', description: 'Обращение, абзацы, подпись', max_points: 2 },
      { name: 'Язык', description: 'Лексика, грамматика, пунктуация', max_points: 2 },
    ],
  },
];

/** For other subjects: a question, its options, of which the first is right, and the explanation. */
const short: Readonly<
  Record<string, readonly [question: string, choices: string, solution: string]>
> = {
  Физика: [
    'В чём измеряют силу?',
    'в ньютонах | в джоулях | в ваттах | в паскалях',
    'Ньютон — это кг·м/с².',
  ],
  Химия: [
    'Какой газ выделяется, когда цинк растворяют в соляной кислоте?',
    'водород | кислород | хлор | углекислый газ',
    'Zn + 2HCl → ZnCl₂ + H₂↑.',
  ],
  Биология: [
    'Где в клетке растения идёт фотосинтез?',
    'в хлоропластах | в митохондриях | в ядре | в вакуоли',
    'Хлорофилл, который улавливает свет, находится в хлоропластах.',
  ],
  Информатика: [
    'Как записать число 13 в двоичной системе?',
    '1101 | 1011 | 1110 | 1001',
    '13 = 8 + 4 + 1.',
  ],
  Обществознание: [
    'Какая ветвь власти принимает законы?',
    'законодательная | исполнительная | судебная',
    'В России это Федеральное Собрание.',
  ],
  История: [
    'В каком году отменили крепостное право в России?',
    '1861 | 1812 | 1825 | 1905',
    'Манифест Александра II подписан 19 февраля 1861 года.',
  ],
  Литература: [
    'Кто написал «Мёртвые души»?',
    'Н. В. Гоголь | А. С. Пушкин | И. С. Тургенев | Л. Н. Толстой',
    'Первый том вышел в 1842 году.',
  ],
  География: [
    'Какая река самая длинная в Европе?',
    'Волга | Дунай | Днепр | Урал',
    'Длина Волги — около 3530 км.',
  ],
};

const openQuestion =
  'Что по этому предмету вам даётся легко, а с чем нужна помощь? Напишите несколько предложений.';

type DemoContent = Pick<DemoTest, 'parts' | 'questions'> & { minutes: number | null };

const written = new Map<string, DemoContent>([
  ['Математика', { minutes: 45, parts: ['Краткие ответы', 'Решения'], questions: mathematics }],
  [
    'Русский язык',
    { minutes: 30, parts: ['Правописание', 'Развёрнутый ответ'], questions: russian },
  ],
  ['Английский язык', { minutes: 40, parts: ['Грамматика', 'Речь'], questions: english }],
]);

/** Two questions without a time limit. */
function shortTest(subject: string): DemoContent {
  const questionData = short[subject];
  if (questionData === undefined) throw new Error(`There is no question about ${subject}`);
  const [question, choices, solution] = questionData;
  const [right = '', ...wrong] = choices.split(' | ');
  return {
    minutes: null,
    parts: [],
    questions: [
      {
        type: 'radio',
        question: p(question),
        right: [p(right)],
        wrong: each(...wrong),
        solution: p(solution),
      },
      { type: 'textarea', question: p(openQuestion), points: 5 },
    ],
  };
}

/** One for each school subject. */
export const demoTests: readonly DemoTest[] = subjects.map(({ name }) => {
  const { minutes, ...content } = written.get(name) ?? shortTest(name);
  return {
    title: `${name}: входной тест`,
    category: 'Входные тесты',
    description: p('Тест покажет, с чего начать. Отвечайте сами: оценка ни на что не влияет.'),
    timer: minutes === null ? null : minutes * 60,
    attempts: 2,
    ...content,
  };
});
