// The content of the demo school's largest course, which has data for every screen: lessons, blocks and discussions.
import type { BlockAnswer } from '../../lessons/blocks/block-tables.ts';
import type { BlockType, CalloutTone, CodeLanguage } from '@kafedra/common/lessons';
import type {
  CheckCriterion,
  LessonOpenType,
  LessonStatus,
  LessonType,
} from '../../lessons/tables.ts';

export interface DemoBlock {
  type: BlockType;
  title?: string;
  /** Rich text. */
  text?: string;
  address?: string;
  source?: string;
  language?: CodeLanguage;
  tone?: CalloutTone;
  answers?: BlockAnswer[];
  /** The title of the test. */
  test?: string;
  /** Files of the demo school's storage, by name. */
  files?: readonly string[];
  /** Seconds of a video. */
  duration?: number;
  /** Required to finish a lesson that consists of blocks. */
  mustBeDone?: boolean;
}

export interface DemoLesson {
  name: string;
  type: LessonType;
  status?: LessonStatus;
  /** Rich text. */
  description?: string;
  criterion: CheckCriterion;
  openType?: LessonOpenType;
  /** For webinars and on-site lessons: days from the day of loading. */
  inDays?: number;
  /** For on-site lessons. */
  place?: string;
  blocks: readonly DemoBlock[];
}

export interface DemoTheme {
  title: string;
  lessons: readonly DemoLesson[];
}

const p = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (...items: readonly string[]) =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

/** A public video and its length. */
const film = { address: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', duration: 635 };

/** In reading order. Lessons that other courses have too are identified by name. */
export const themes: readonly DemoTheme[] = [
  {
    title: 'Введение',
    lessons: [
      {
        name: 'Как устроен курс',
        type: 'video',
        status: 'trial',
        description: p('Знакомимся с программой, расписанием и правилами сдачи работ.'),
        criterion: 'watched',
        blocks: [
          { type: 'video', title: 'Добро пожаловать', text: p('Десять минут о курсе.'), ...film },
          {
            type: 'faq',
            title: 'Частые вопросы',
            answers: [
              {
                question: 'Что делать, если пропустил вебинар?',
                answer: p('Запись появится в уроке на следующий день.'),
              },
              {
                question: 'Когда проверят домашнюю работу?',
                answer: p('В течение двух рабочих дней.'),
              },
            ],
          },
          { type: 'file', title: 'Правила школы', files: ['Правила школы.txt'] },
        ],
      },
      {
        name: 'Основные понятия',
        type: 'text',
        description: p('Из чего состоит экспериментальное задание и за что ставят баллы.'),
        criterion: 'opened',
        blocks: [
          { type: 'section', title: 'Что проверяют' },
          {
            type: 'text',
            text: `${p('Экспериментальное задание оценивают по четырём пунктам:')}${list(
              'рисунок установки;',
              'формула, по которой считают искомую величину;',
              'результаты прямых измерений с погрешностью;',
              'верное значение искомой величины.',
            )}`,
          },
          {
            type: 'callout',
            tone: 'warning',
            text: p('Без рисунка установки высший балл не ставят, даже если ответ верный.'),
          },
          { type: 'section', title: 'Погрешность' },
          {
            type: 'formula',
            title: 'Относительная погрешность',
            source: String.raw`\varepsilon = \frac{\Delta x}{x} \cdot 100\,\%`,
            text: p('Здесь Δx — абсолютная погрешность прибора, x — измеренное значение.'),
          },
          { type: 'image', title: 'Лаборатория', files: ['Лаборатория.png'] },
        ],
      },
    ],
  },
  {
    title: 'Механика',
    lessons: [
      {
        name: 'Плотность тела и сила Архимеда',
        type: 'full_video',
        description: p('Полная запись занятия: два опыта от начала до оформленного ответа.'),
        criterion: 'watched',
        blocks: [
          { type: 'video', title: 'Занятие целиком', ...film },
          {
            type: 'text',
            title: 'Ход работы',
            text: list(
              'измерьте вес тела в воздухе;',
              'погрузите тело в воду и измерьте вес ещё раз;',
              'вычтите второе из первого.',
            ),
          },
          {
            type: 'formula',
            title: 'Сила Архимеда',
            source: String.raw`F_A = P_{\text{возд}} - P_{\text{вод}} = \rho g V`,
          },
          { type: 'test', title: 'Проверьте себя', test: 'Физика: входной тест' },
        ],
      },
      {
        name: 'Разбор задач',
        type: 'webinar',
        description: p('Решали задачи о пружине и трении, отвечали на вопросы.'),
        criterion: 'marked',
        inDays: -10,
        blocks: [
          { type: 'webinar', text: p('Приготовьте тетрадь, линейку и калькулятор.') },
          { type: 'file', title: 'Материалы к занятию', files: ['Памятка куратору.txt'] },
        ],
      },
      {
        name: 'Домашнее задание № 1',
        type: 'homework',
        description: p('Жёсткость пружины и коэффициент трения.'),
        criterion: 'homework',
        openType: 'after_previous',
        blocks: [
          {
            type: 'callout',
            tone: 'tip',
            text: p('Фотографируйте решение при дневном свете: так его быстрее проверят.'),
          },
        ],
      },
      {
        name: 'Лабораторная работа в классе',
        type: 'offline',
        description: p('Собираем установки вдвоём.'),
        criterion: 'attended',
        place: 'Лесная, 12, кабинет физики',
        inDays: -6,
        blocks: [
          {
            type: 'gallery',
            title: 'Как это было в прошлый раз',
            files: ['Лаборатория.png', 'Занятие в мини-группе.png', 'Олимпиада.png'],
          },
          { type: 'text', title: 'Что взять с собой', text: p('Тетрадь, линейку, сменную обувь.') },
        ],
      },
    ],
  },
  {
    title: 'Электричество',
    lessons: [
      {
        name: 'Сопротивление и мощность тока',
        type: 'constructor',
        description: p('Урок из блоков: прочитайте, посчитайте и отметьте сделанное.'),
        criterion: 'constructor',
        blocks: [
          {
            type: 'text',
            title: 'Схема опыта',
            text: p('Амперметр включают последовательно, вольтметр — параллельно резистору.'),
            mustBeDone: true,
          },
          {
            type: 'formula',
            title: 'Закон Ома',
            source: String.raw`R = \frac{U}{I}, \qquad P = U I`,
            mustBeDone: true,
          },
          {
            type: 'code',
            title: 'Считаем на Python',
            language: 'python',
            source: 'U = 3.4  # вольты\nI = 0.2  # амперы\nprint(U / I, "Ом")\n',
          },
          {
            type: 'embed',
            title: 'Общая доска группы',
            address: 'https://miro.com/app/live-embed/uXjVKafedra=/',
          },
          {
            type: 'homework',
            title: 'Проверьте себя',
            text: p('Опишите, как изменится мощность.'),
          },
        ],
      },
      {
        name: 'Промежуточный тест',
        type: 'test',
        description: p('Двадцать минут, две попытки. Часть ответов проверит преподаватель.'),
        criterion: 'tests',
        blocks: [{ type: 'callout', tone: 'important', text: p('Засчитывается лучшая попытка.') }],
      },
      {
        name: 'Консультация перед экзаменом',
        type: 'webinar',
        description: p('Вопросы пришлите заранее в комментариях к уроку.'),
        criterion: 'marked',
        inDays: 5,
        blocks: [{ type: 'webinar', text: p('Отвечаем на все вопросы, запись будет.') }],
      },
      {
        name: 'Итоговая встреча',
        type: 'webinar',
        status: 'draft',
        criterion: 'marked',
        blocks: [],
      },
    ],
  },
];

interface DemoTalk {
  /** The lesson with the discussion. */
  lesson: string;
  /** Days before the day of loading. */
  daysAgo: number;
  text: string;
  /** Alternating answers of the school and replies of learners. */
  answers: readonly { by: 'staff' | 'learner'; text: string }[];
}

export const talks: readonly DemoTalk[] = [
  {
    lesson: 'Основные понятия',
    daysAgo: 12,
    text: 'Погрешность нужно писать в каждом измерении или один раз в конце?',
    answers: [
      { by: 'staff', text: 'В каждом прямом измерении. В ответе её указывать не обязательно.' },
      { by: 'learner', text: 'Спасибо, теперь понятно.' },
    ],
  },
  {
    lesson: 'Плотность тела и сила Архимеда',
    daysAgo: 7,
    text: 'На девятой минуте тело касается дна. Это не мешает измерению?',
    answers: [
      { by: 'staff', text: 'Мешает: повторите опыт, не касаясь дна. Спасибо, что заметили.' },
    ],
  },
  {
    lesson: 'Плотность тела и сила Архимеда',
    daysAgo: 2,
    text: 'Можно ли взять масло вместо воды?',
    answers: [],
  },
  {
    lesson: 'Разбор задач',
    daysAgo: 8,
    text: 'Отличный разбор, особенно задача про пружину.',
    answers: [],
  },
  {
    lesson: 'Домашнее задание № 1',
    daysAgo: 1,
    text: 'Во второй задаче трение покоя или скольжения?',
    answers: [],
  },
  {
    lesson: 'Консультация перед экзаменом',
    daysAgo: 1,
    text: 'Разберите, пожалуйста, задание с линзой.',
    answers: [],
  },
];

/** Progress of the learners in percent, assigned in turn; null for those who have not started. */
export const stages = [100, null, 10, 35, 100, 55, 75, null, 100, 90, 20, 65] as const;
