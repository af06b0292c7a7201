// The courses of the demo school. Each is generated from its position alone, so that a larger school begins with the
// courses of a smaller one.
import type { CourseStatus } from '../../courses/course-tables.ts';
import { dayAfter, daysBetween, instantOn, referenceDate } from '../calendar.ts';
import { catalogue, type Blueprint, type Pace } from './catalogue.ts';
import { joinedAt, type Staffing } from '../people/people.ts';
import { at, between, differentPlaces, pick, randomFor, type Random } from '../random.ts';
import {
  archiveFolder,
  areas,
  bundleFolder,
  category,
  shelves,
  type Category,
  type CourseFormatName,
  type CourseTypeName,
} from '../school.ts';
import {
  daysOf,
  historyOf,
  noDays,
  oldPriceOf,
  priceOf,
  type Days,
  type History,
} from './terms.ts';

export interface DemoCourse extends Days, History {
  name: string;
  anons: string;
  status: CourseStatus;
  /** Set for courses in the trash only. */
  statusBeforeDeletion: CourseStatus | null;
  entityType: 'course' | 'bundle';
  type: CourseTypeName;
  format: CourseFormatName;
  folder: string | null;
  categories: Category[];
  /** Whole roubles. */
  price: number | null;
  oldPrice: number | null;
  /** The position of the author among the people. */
  author: number;
  /** The positions of the learners among the people. */
  students: Student[];
  /** Whether it is a favourite of the owner. */
  favourite: boolean;
}

export interface Student {
  place: number;
  since: string;
}

export function* courses(seed: number, count: number, staff: Staffing): Generator<DemoCourse> {
  const blueprints = catalogue(seed);
  // Four courses per learner, with a minimum so that lists of small schools are not empty.
  const meanStudents = Math.max(2, (staff.learners * 4) / Math.max(1, count));
  for (let place = 0; place < count; place++) {
    const random = randomFor(seed, 'course', place);
    const { students, ...course } = describe(blueprints, place, staff, random);
    yield {
      ...course,
      students: [...studentsOf(seed, course, meanStudents * students, staff, random)],
    };
  }
}

/** Generates everything except the learners, and their number as a multiple of the mean. */
function describe(
  blueprints: Blueprint[],
  place: number,
  staff: Staffing,
  random: Random,
): Omit<DemoCourse, 'students'> & { students: number } {
  const blueprint = at(blueprints, place);
  const { pace, shelf, anons } = blueprint;
  const group = Math.floor(place / blueprints.length);
  const status = statusAt(place);
  const past = status === 'close' || status === 'deleted';
  const bundle = blueprint.areas.length > 1;
  const format = formatFor(blueprint, group, random);
  const price = priceOf(blueprint, status, random);
  const days = format === 'Запись' ? noDays : daysOf(blueprint, past, status, random);
  return {
    name: nameOf(blueprint, past, place % blueprints.length, group),
    anons,
    status,
    statusBeforeDeletion: status === 'deleted' ? 'visible' : null,
    entityType: bundle ? 'bundle' : 'course',
    type: pace === 'intensive' || pace === 'finish' ? 'Интенсив' : shelves[shelf].type,
    format,
    folder: folderOf(blueprint, past, status, random),
    categories: categoriesOf(blueprint, format, price),
    price,
    oldPrice: oldPriceOf(price, bundle, random),
    ...days,
    ...historyOf(days.startDate, past, status, random),
    author: authorOf(blueprint, staff, random),
    favourite: status === 'visible' && place < 100 && random() < 0.15,
    // A long-tailed distribution with a mean of 1: half of the courses get less than 0.45, one in a hundred more than
    // 8.
    students: popularity[status] * (0.15 + 0.46 * (random() ** -0.65 - 1)),
  };
}

/**
 * Steps of the golden ratio give an even mix in schools of every size; small schools get one of each rare status too.
 */
function statusAt(place: number): CourseStatus {
  const part = (place * 0.618_033_988_75 + 0.131) % 1;
  if (part < 0.765) return 'visible';
  if (part < 0.88) return 'draft';
  if (part < 0.976) return 'close';
  if (part < 0.984) return 'trial';
  return part < 0.992 ? 'start' : 'deleted';
}

const weekdays = ['пн и ср', 'вт и чт', 'ср и пт', 'пн и чт', 'вт и пт', 'сб', 'вс', 'сб и вс'];
const times = ['14:00', '15:15', '16:00', '17:30', '18:15', '19:00', '20:30'];

/** Further groups of a course differ by their timetable, or by a number without one. */
function nameOf(
  { name, pace, areas }: Blueprint,
  past: boolean,
  ownPlace: number,
  group: number,
): string {
  const ofYear = name.replace('{year}', past ? '2026' : '2027');
  if (group === 0) return ofYear;
  if (areas.length > 1 || isRecording(pace)) return `${ofYear}, поток ${group + 1}`;
  const slots = weekdays.length * times.length;
  // Each blueprint starts at a different slot. Steps of 11, which is coprime with 56, visit every slot once.
  const slot = (ownPlace * 5 + (group - 1) * 11) % slots;
  const timetable = `${at(weekdays, Math.floor(slot / times.length))} в ${at(times, slot)}`;
  const repeated = Math.floor((group - 1) / slots);
  return `${ofYear} (${timetable}${repeated === 0 ? '' : `, группа ${repeated + 1}`})`;
}

function isRecording(pace: Pace): boolean {
  return pace === 'recording' || pace === 'free';
}

const popularity: Record<CourseStatus, number> = {
  visible: 1,
  close: 1.2,
  trial: 0.5,
  deleted: 0.1,
  draft: 0,
  start: 0,
};

/** Only a course without a timetable in its name can be a recording. */
function formatFor({ pace, areas }: Blueprint, group: number, random: Random): CourseFormatName {
  if (isRecording(pace)) return 'Запись';
  if (areas.length > 1) return pick(random, ['Онлайн', 'С куратором']);
  return pick(random, pace === 'module' && group === 0 ? [...liveFormats, 'Запись'] : liveFormats);
}

const liveFormats: CourseFormatName[] = [
  'Онлайн',
  'Онлайн',
  'Онлайн',
  'С куратором',
  'С куратором',
  'Мини-группа',
];

function folderOf(
  { areas, shelf }: Blueprint,
  past: boolean,
  status: CourseStatus,
  random: Random,
): string | null {
  const loose = random() < (status === 'draft' ? 0.5 : 0.05);
  if (past) return archiveFolder;
  if (loose) return null;
  return areas.length > 1 ? bundleFolder : shelves[shelf].folder;
}

function categoriesOf(
  { shelf, areas, pace }: Blueprint,
  format: CourseFormatName,
  price: number | null,
): Category[] {
  return [
    ...areas.map((area) => category(shelf, area)),
    ...(pace === 'intensive' || pace === 'finish' ? [category('Подборки', 'Интенсивы')] : []),
    ...(format === 'Запись' ? [category('Подборки', 'Начать можно сегодня')] : []),
    ...(price === 0 ? [category('Подборки', 'Бесплатно')] : []),
  ];
}

/** One of the teachers of the course's first area. */
function authorOf({ areas: [area] }: Blueprint, staff: Staffing, random: Random): number {
  const ofArea = between(random, 0, staff.teachers / areas.length - 1);
  return staff.firstTeacher + areas.indexOf(area) + ofArea * areas.length;
}

function* studentsOf(
  seed: number,
  { format, createdAt }: Pick<DemoCourse, 'format' | 'createdAt'>,
  wanted: number,
  staff: Staffing,
  random: Random,
): Generator<Student> {
  const most = format === 'Мини-группа' ? 8 : Math.floor(staff.learners * 0.6);
  const days = daysBetween(createdAt, referenceDate);
  for (const learner of differentPlaces(
    random,
    Math.min(Math.round(wanted), most),
    staff.learners,
  )) {
    const place = staff.firstLearner + learner;
    const joined = joinedAt(seed, place, staff);
    const chosen = instantOn(
      dayAfter(createdAt.slice(0, 10), Math.floor(random() * days)),
      random(),
    );
    yield { place, since: chosen > joined ? chosen : joined };
  }
}
