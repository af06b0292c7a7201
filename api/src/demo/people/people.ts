// The people of the demo school in a fixed order: the owner, managers, teachers, observers, learners.
import { transliterated } from '../../kit/values/transliteration.ts';
import { dayAfter, daysBetween, instantOn, referenceDate } from '../calendar.ts';
import { femaleNames, inGender, maleNames, surnames, type Gender } from './names.ts';
import { at, between, randomFor, shuffled } from '../random.ts';
import { admin, areas, company } from '../school.ts';
import type { StandardRoleName } from '../../people/index.ts';

export interface DemoPerson {
  role: StandardRoleName;
  gender: Gender;
  name: string;
  surname: string;
  /** Also the login. */
  email: string;
  phone: string;
  createdAt: string;
  /** Null for people who never signed in. */
  lastVisitAt: string | null;
}

/** The number of people of each kind, and the positions of the first teacher and learner. */
export interface Staffing {
  teachers: number;
  firstTeacher: number;
  observers: number;
  learners: number;
  firstLearner: number;
}

const managers = 3;

export function staffing(learners: number): Staffing {
  // Every area has one teacher; large schools have up to four per area.
  const teachers = areas.length * Math.min(4, 1 + Math.floor(learners / 1000));
  const observers = Math.ceil(learners / 20);
  const firstTeacher = 1 + managers;
  return {
    teachers,
    firstTeacher,
    observers,
    learners,
    firstLearner: firstTeacher + teachers + observers,
  };
}

export function* people(seed: number, staff: Staffing): Generator<DemoPerson> {
  const names = shuffled(randomFor(seed, 'names'), everyName());
  for (let place = 0; place < staff.firstLearner + staff.learners; place++) {
    yield place === 0 ? owner : person(seed, staff, place, names);
  }
}

/** When the person at this position got an account: staff before the first course, learners at a growing rate. */
export function joinedAt(seed: number, place: number, staff: Staffing): string {
  const random = randomFor(seed, 'joined', place);
  const opened = company.created_at.slice(0, 10);
  const hired = place < staff.firstTeacher + staff.teachers;
  const day = hired
    ? between(random, 1, 270)
    : Math.floor(Math.sqrt(random()) * daysBetween(opened, referenceDate));
  return instantOn(dayAfter(opened, day), random());
}

/** Most signed in during the last weeks, some never. */
function lastVisit(seed: number, place: number, createdAt: string): string | null {
  const random = randomFor(seed, 'visit', place);
  if (random() < 0.12) return null;
  const days = Math.floor(random() ** 3 * daysBetween(createdAt.slice(0, 10), referenceDate));
  const visit = instantOn(dayAfter(referenceDate, -days), random());
  return visit < createdAt ? createdAt : visit;
}

const owner: DemoPerson = {
  role: 'Администратор',
  gender: 'female',
  name: 'Елена',
  surname: 'Соколова',
  email: admin.login,
  phone: phone(0),
  createdAt: company.created_at,
  lastVisitAt: instantOn(referenceDate, 0.5),
};

interface FullName {
  gender: Gender;
  name: string;
  surname: string;
}

function person(seed: number, staff: Staffing, place: number, names: FullName[]): DemoPerson {
  const name = at(names, place);
  // When all names are used up they repeat, with a number in the email address.
  const round = Math.floor(place / names.length);
  const createdAt = joinedAt(seed, place, staff);
  const address = transliterated(`${name.name}.${name.surname}`);
  return {
    ...name,
    role: roleAt(staff, place),
    email: `${address}${round === 0 ? '' : round + 1}@demo.school`,
    phone: phone(place),
    createdAt,
    lastVisitAt: lastVisit(seed, place, createdAt),
  };
}

function roleAt(staff: Staffing, place: number): StandardRoleName {
  if (place >= staff.firstLearner) return 'Ученик';
  if (place >= staff.firstTeacher + staff.teachers) return 'Наблюдатель';
  return place >= staff.firstTeacher ? 'Преподаватель' : 'Менеджер';
}

/** No Russian operator has the area code 975, so these numbers reach nobody. */
function phone(place: number): string {
  return `+7975${String((place * 7_919 + 1_000_003) % 10_000_000).padStart(7, '0')}`;
}

function everyName(): FullName[] {
  return [...everyNameOf('female', femaleNames), ...everyNameOf('male', maleNames)];
}

function everyNameOf(gender: Gender, names: string[]): FullName[] {
  return names.flatMap((name) =>
    surnames.map((surname) => ({ gender, name, surname: inGender(surname, gender) })),
  );
}
