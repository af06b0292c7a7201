// Course blueprints of the demo school: the front page first, then courses composed from subjects, tracks and levels.
// There are about two thousand; larger schools run them in several groups.
import { bundles, headlines } from './headlines.ts';
import { shuffled, randomFor } from '../random.ts';
import { shelves, type Shelf } from '../school.ts';
import { subjects, type Exam, type Subject } from '../assessments/subjects.ts';
import { languageFocuses, languages, tracks } from './tracks.ts';

/**
 * The schedule of a course: the whole school year, some weeks, some intensive weeks, the weeks before the exam, or
 * recordings.
 */
export type Pace = 'year' | 'module' | 'intensive' | 'finish' | 'recording' | 'free';

export interface Blueprint {
  /** `{year}` stands for the year of the exam. */
  name: string;
  anons: string;
  shelf: Shelf;
  pace: Pace;
  /** The length, if its text names one; otherwise the pace determines it. */
  weeks?: number;
  /** The subject areas. The author of a bundle teaches its first area. */
  areas: [string, ...string[]];
}

const exams: Exam[] = ['ЕГЭ', 'ОГЭ'];

/** The front page in one random order, then everything else in another. */
export function catalogue(seed: number): Blueprint[] {
  const sets = bundles.map(([names = '', direction = '']) =>
    bundle('ЕГЭ', names.split(' + '), `Экзамены ${direction}`),
  );
  const front = [...headlines.map(headline), ...sets.slice(0, 5)];
  const rest = [
    ...sets.slice(5),
    ...exams.flatMap((exam) => pairs(exam)),
    ...subjects.flatMap((subject) => exams.flatMap((exam) => examModules(subject, exam))),
    ...subjects.flatMap((subject) => [...olympiads(subject), ...schoolClasses(subject)]),
    ...tracks.flatMap(({ name, modules }) => modules.flatMap((topic) => programming(name, topic))),
    ...languages.flatMap(({ name, levels }) => levels.flatMap((level) => atLevel(name, level))),
  ];
  return [
    ...shuffled(randomFor(seed, 'front page'), front),
    ...shuffled(randomFor(seed, 'catalogue'), rest),
  ];
}

function headline([area = '', shelf = '', run = '', name = '', anons = '']: string[]): Blueprint {
  const [pace = '', weeks] = run.split(' ');
  if (!isShelf(shelf) || !isPace(pace)) throw new Error(`The headline «${name}» is malformed`);
  return {
    name,
    anons,
    shelf,
    pace,
    areas: [area],
    ...(weeks === undefined ? {} : { weeks: Number(weeks) }),
  };
}

function bundle(exam: Exam, names: string[], about: string): Blueprint {
  const [first, ...others] = names;
  if (first === undefined) throw new Error('A bundle needs subjects');
  return {
    name: `Комплект ${exam}-{year}: ${names.join(' + ').toLowerCase()}`,
    anons: `${about}: занятия в одном расписании не пересекаются, куратор общий.`,
    shelf: exam,
    pace: 'year',
    areas: [first, ...others],
  };
}

function pairs(exam: Exam): Blueprint[] {
  const names = subjects.map(({ name }) => name);
  return names.flatMap((one, place) =>
    names.slice(place + 1).map((other) => bundle(exam, [one, other], 'Два предмета сразу')),
  );
}

function examModules({ name: subject, topics }: Subject, exam: Exam): Blueprint[] {
  const make = (pace: Pace, name: string, anons: string): Blueprint => ({
    name,
    anons,
    shelf: exam,
    pace,
    areas: [subject],
  });
  const goal = exam === 'ЕГЭ' ? 'на 90 баллов' : 'на пятёрку';
  const general = [
    make(
      'year',
      `${subject} ${goal}, ${exam}-{year}`,
      'Сложные сюжеты, скорость и точность для тех, кто уже уверенно решает варианты.',
    ),
    make(
      'intensive',
      `${subject}: экспресс-курс к ${exam}-{year}`,
      'От диагностики до пробника: только то, что приносит баллы.',
    ),
    make(
      'module',
      `${subject}: пробные варианты ${exam}-{year}`,
      'Вариант каждую неделю, проверка по критериям и разбор в прямом эфире.',
    ),
  ];
  const onTopics = topics[exam].flatMap(({ title, about }) => {
    const name = `${exam}-{year}. ${subject}: ${title}`;
    return [
      make('module', name, `${about} Занятия с домашними заданиями и разбором ошибок.`),
      make('module', `${name}, практикум`, `${about} Теории минимум: решаем, сверяем, исправляем.`),
      make(
        'module',
        `${name}, сложные задания`,
        `${about} Для тех, кто справляется с типовыми вариантами.`,
      ),
      make(
        'module',
        `${subject} с нуля: ${title}, ${exam}-{year}`,
        `${about} Начинаем с основ, темп спокойный.`,
      ),
      make('finish', `${name}, повторение`, `${about} Короткие занятия перед самым экзаменом.`),
      make(
        'recording',
        `${name}, видеоразборы`,
        `${about} Уроки в записи, к каждому есть конспект.`,
      ),
    ];
  });
  return [...general, ...onTopics];
}

function olympiads({ name: subject, dative, olympiadsFrom }: Subject): Blueprint[] {
  if (olympiadsFrom === null) return [];
  const make = (stage: string, schoolClass: number, anons: string): Blueprint => ({
    name: `${stage}, ${schoolClass} класс`,
    anons,
    shelf: 'Олимпиады',
    pace: 'module',
    areas: [subject],
  });
  const stages = (schoolClass: number) => [
    make(
      `ВсОШ по ${dative}: школьный этап`,
      schoolClass,
      'Задания прошлых лет и первые олимпиадные идеи. Проверяем каждое решение.',
    ),
    make(
      `ВсОШ по ${dative}: муниципальный этап`,
      schoolClass,
      'Тренировочные туры по времени и разбор критериев, по которым ставят баллы.',
    ),
  ];
  const laterStages = (schoolClass: number) => [
    make(
      `ВсОШ по ${dative}: региональный этап`,
      schoolClass,
      'Сложные сюжеты, письменные решения и апелляция на учебных работах.',
    ),
    make(
      `Перечневые олимпиады по ${dative}`,
      schoolClass,
      'Форматы разных олимпиад, календарь отборов и стратегия на сезон.',
    ),
  ];
  return [
    ...range(olympiadsFrom, 11).flatMap(stages),
    // Lower classes take part in the municipal stage only.
    ...range(Math.max(9, olympiadsFrom), 11).flatMap(laterStages),
  ];
}

function schoolClasses({ name: subject, classes: [first, last] }: Subject): Blueprint[] {
  return range(first, last).flatMap((schoolClass) => {
    const make = (pace: Pace, goal: string, anons: string): Blueprint => ({
      name: `${subject}, ${schoolClass} класс: ${goal}`,
      anons,
      shelf: 'Школьная программа',
      pace,
      areas: [subject],
    });
    return [
      make(
        'year',
        'весь учебный год',
        'Идём вместе со школой и чуть впереди: новая тема понятна до контрольной.',
      ),
      make('module', 'закрываем пробелы', 'Начинаем с диагностики и собираем личный список тем.'),
      make(
        'module',
        'контрольные без волнения',
        'Разбираем типовые работы и учимся проверять себя.',
      ),
      make(
        'intensive',
        'трудные темы',
        'Короткий курс по темам, на которых чаще всего теряют баллы.',
      ),
      make(
        'recording',
        'уроки в записи',
        'Объяснения на пятнадцать минут, конспект и задания с ответами.',
      ),
    ];
  });
}

function programming(
  area: string,
  { title, about }: { title: string; about: string },
): Blueprint[] {
  const make = (pace: Pace, suffix: string, note: string): Blueprint => ({
    name: `${area}: ${title}${suffix}`,
    anons: `${about} ${note}`,
    shelf: 'Программирование',
    pace,
    areas: [area],
  });
  return [
    make('module', '', 'Код проверяет наставник.'),
    make('module', ', проектная мастерская', 'Итог курса: проект в портфолио.'),
    make('intensive', ', интенсив', 'Занятия через день, много практики.'),
    make('recording', ', видеокурс', 'Уроки в записи и тренажёр с проверкой.'),
  ];
}

function atLevel(area: string, level: string): Blueprint[] {
  return languageFocuses.map(({ title, about }, place) => ({
    name: `${area} ${level}: ${title}`,
    anons: about,
    shelf: 'Языки',
    pace: place === 0 ? 'year' : 'module',
    areas: [area],
  }));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function isShelf(text: string): text is Shelf {
  return text in shelves;
}

function isPace(text: string): text is Pace {
  return ['year', 'module', 'intensive', 'finish', 'recording', 'free'].includes(text);
}
