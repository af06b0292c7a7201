// The demo school as data: plausible, without duplicates, and deterministic.
import { describe, expect, test } from 'vitest';
import { permissions } from '../kit/permissions/flags.ts';
import { transliterated } from '../kit/values/transliteration.ts';
import { catalogue } from './courses/catalogue.ts';
import { demoSchool } from './content.ts';
import type { DemoCourse } from './courses/courses.ts';
import { femaleNames, maleNames, surnames } from './people/names.ts';
import { between, differentPlaces, randomFor, shuffled } from './random.ts';
import { categories } from './school.ts';

const size = { courses: 60, learners: 500 };
const school = demoSchool(size);
const courses = [...school.courses()];
const people = [...school.people()];

describe('deterministic content', () => {
  test('one seed always gives the same people and courses, another seed gives others', () => {
    const again = demoSchool(size);
    expect([...again.courses()]).toEqual(courses);
    expect([...again.people()]).toEqual(people);
    const other = demoSchool({ ...size, seed: 7 });
    expect([...other.courses()].map(({ name }) => name)).not.toEqual(namesOf(courses));
  });

  test('a larger school begins with the courses of a smaller one', () => {
    const larger = take(demoSchool({ ...size, courses: 5000 }).courses(), 60);
    expect(namesOf(larger)).toEqual(namesOf(courses));
    expect(larger.map(({ price }) => price)).toEqual(courses.map(({ price }) => price));
  });

  test('courses are generated one by one, even from an unlimited number', () => {
    const endless = demoSchool({ courses: Number.MAX_SAFE_INTEGER, learners: 500 });
    expect(new Set(namesOf(take(endless.courses(), 100))).size).toBe(100);
  });
});

describe('courses', () => {
  test('have unique names, even among a hundred thousand', () => {
    expect(new Set(namesOf(courses)).size).toBe(60);
    const names = new Set<string>();
    for (const { name } of demoSchool({ courses: 100_000, learners: 10 }).courses())
      names.add(name);
    expect(names.size).toBe(100_000);
  });

  test('have complete names and announcements that fit their columns', () => {
    for (const { name, anons } of catalogue(2026)) {
      expect(name).toMatch(/^[«»\wА-ЯЁа-яё .,:+/–()#{}-]{5,150}$/);
      expect(anons).toMatch(/^[А-ЯЁA-Z].+\.$/);
      expect(`${name}${anons}`).not.toMatch(/undefined|null|\s{2}|!/);
    }
    for (const { name } of courses) expect(name).not.toContain('{');
  });

  test('are active in about three quarters of cases, and small schools have every status', () => {
    expect(shareOf(courses, 'visible')).toBeCloseTo(0.77, 1);
    expect(shareOf(courses, 'draft')).toBeCloseTo(0.12, 1);
    expect(shareOf(courses, 'close')).toBeCloseTo(0.1, 1);
    expect(new Set(courses.map(({ status }) => status)).size).toBe(6);

    const many = [...demoSchool({ courses: 20_000, learners: 10 }).courses()];
    expect(shareOf(many, 'visible')).toBeCloseTo(0.765, 2);
    expect(shareOf(many, 'draft')).toBeCloseTo(0.115, 2);
    expect(shareOf(many, 'close')).toBeCloseTo(0.096, 2);
    expect(many.filter(({ entityType }) => entityType === 'bundle').length).toBeGreaterThan(800);
  });

  test('have dates in order and no event after the first of September 2026', () => {
    const many = [...demoSchool({ courses: 3000, learners: 100 }).courses()];
    const dated = many.filter(({ startDate }) => startDate !== null);
    expect(dated.length).toBeGreaterThan(2000);
    const ofDays = (test: (start: string, end: string, close: string | null) => boolean) =>
      namesOf(
        dated.filter((course) =>
          test(course.startDate ?? '', course.endDate ?? '', course.closeDate),
        ),
      );
    expect(ofDays((start, end) => start >= end)).toEqual([]);
    expect(ofDays((_start, end, close) => close !== null && close <= end)).toEqual([]);

    const closed = dated.filter(({ status }) => status === 'close');
    expect(closed.filter(({ endDate }) => (endDate ?? '') >= '2026-09-01')).toEqual([]);
    const active = dated.filter(({ status }) => status === 'visible');
    expect(active.filter(({ startDate }) => (startDate ?? '') <= '2026-09-01')).toEqual([]);

    expect(many.filter(({ createdAt, updatedAt }) => createdAt >= updatedAt)).toEqual([]);
    expect(many.filter(({ updatedAt }) => updatedAt >= '2026-09-01')).toEqual([]);
  });

  test('in the trash have the date of deletion and the previous status', () => {
    const deleted = courses.filter(({ status }) => status === 'deleted');
    expect(deleted.length).toBeGreaterThan(0);
    for (const course of deleted) {
      expect(course).toMatchObject({
        statusBeforeDeletion: 'visible',
        deletedAt: course.updatedAt,
      });
    }
    const others = courses.filter(({ status }) => status !== 'deleted');
    expect(others.filter((course) => course.deletedAt ?? course.statusBeforeDeletion)).toEqual([]);
  });

  test('have prices in whole hundreds with higher old prices, and some are free', () => {
    const priced = courses.filter(({ price }) => price !== null && price > 0);
    const reduced = courses.filter(({ oldPrice }) => oldPrice !== null);
    expect(priced.length).toBeGreaterThan(45);
    expect(reduced.length).toBeGreaterThan(8);
    expect(courses.filter(({ price }) => price === 0).length).toBeGreaterThan(2);
    expect(priced.filter(({ price }) => (price ?? 0) % 100 !== 0)).toEqual([]);
    expect(reduced.filter(({ price, oldPrice }) => !price || (oldPrice ?? 0) <= price)).toEqual([]);
  });

  test('have dates that match the exam year in their names', () => {
    const dated = courses.filter(({ name, startDate }) => /-20\d\d/.test(name) && startDate);
    expect(dated.length).toBeGreaterThan(10);
    for (const { name, endDate } of dated) expect(name).toContain(endDate?.slice(0, 4));
  });

  test('use only types, formats, folders and categories of the school', () => {
    for (const { type, format, folder, categories: listed } of courses) {
      expect(school.courseTypes).toContain(type);
      expect(school.courseFormats).toContain(format);
      expect([null, ...school.courseFolders]).toContain(folder);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.every((each) => each.parent !== null && categories.includes(each))).toBe(true);
    }
    expect(new Set(courses.map(({ type }) => type))).toEqual(new Set(school.courseTypes));
  });

  test('have distinct learners with accounts, and drafts have none', () => {
    for (const { students } of courses) {
      expect(new Set(students.map(({ place }) => place)).size).toBe(students.length);
      expect(students.filter(({ place }) => people[place]?.role !== 'Ученик')).toEqual([]);
      expect(
        students.filter(({ place, since }) => since < (people[place]?.createdAt ?? '')),
      ).toEqual([]);
    }
    const drafts = courses.filter(({ status }) => status === 'draft');
    expect(drafts.flatMap(({ students }) => students)).toEqual([]);
  });

  test('have most of the learners in few of them', () => {
    const counts = courses.map(({ students }) => students.length).sort((one, other) => other - one);
    const all = sum(counts);
    expect(all).toBeGreaterThan(500);
    expect(sum(counts.slice(0, 12))).toBeGreaterThan(all / 2);
  });

  test('have teachers as authors', () => {
    expect(courses.filter(({ author }) => people[author]?.role !== 'Преподаватель')).toEqual([]);
  });

  test('include favourites of the owner', () => {
    const favourites = courses.filter(({ favourite }) => favourite);
    expect(favourites.length).toBeGreaterThanOrEqual(3);
    expect(favourites.length).toBeLessThanOrEqual(15);
    expect(favourites.every(({ status }) => status === 'visible')).toBe(true);
  });
});

describe('people', () => {
  test('are the owner, then staff, then exactly the requested number of learners', () => {
    expect(people[0]).toMatchObject({ role: 'Администратор', email: 'admin@demo.school' });
    expect(people.filter(({ role }) => role === 'Ученик')).toHaveLength(500);
    expect(new Set(people.map(({ role }) => role))).toEqual(
      new Set(school.roles.map(({ name }) => name)),
    );
  });

  test('have first names and surnames that agree in gender', () => {
    for (const { gender, name, surname } of people) {
      expect(gender === 'female' ? femaleNames : maleNames).toContain(name);
      expect(surname).toMatch(
        gender === 'female' ? /(ова|ева|ёва|ина|ына|ская)$/ : /(ов|ев|ёв|ин|ын|ский)$/,
      );
    }
    expect(people.filter(({ gender }) => gender === 'female').length).toBeGreaterThan(150);
    expect(people.filter(({ gender }) => gender === 'male').length).toBeGreaterThan(150);
  });

  test('have unique email addresses and phone numbers, even when names repeat', () => {
    const many = [...demoSchool({ courses: 1, learners: 30_000 }).people()];
    expect(new Set(many.map(({ email }) => email)).size).toBe(many.length);
    expect(new Set(many.map(({ phone }) => phone)).size).toBe(many.length);
    for (const { email, phone } of many) {
      expect(email).toMatch(/^[a-z]+(\.[a-z]+\d*)?@demo\.school$/);
      expect(phone).toMatch(/^\+7975\d{7}$/);
    }
  });

  test('have names that differ in Latin transliteration', () => {
    for (const stock of [femaleNames, maleNames, surnames]) {
      expect(new Set(stock.map(transliterated)).size).toBe(stock.length);
    }
    expect(transliterated('Ёжиков Щукин')).toBe('yozhikov shchukin');
  });
});

describe('roles', () => {
  test('grant only documented permissions, and only staff may enter the back office', () => {
    for (const role of school.roles) {
      expect(permissions).toEqual(expect.arrayContaining(role.permissions));
      expect(new Set(role.permissions).size).toBe(role.permissions.length);
    }
    const staff = school.roles.filter((role) => role.permissions.includes('admin_part_access'));
    expect(staff.map(({ name }) => name)).toEqual(['Администратор', 'Менеджер', 'Преподаватель']);
    expect(school.roles.filter((role) => role.default).map(({ name }) => name)).toEqual(['Ученик']);
  });
});

describe('random numbers', () => {
  test('differentPlaces returns distinct integers below the size', () => {
    for (const size of [1, 2, 7, 100]) {
      for (const count of [0, 1, size, size + 5]) {
        const places = [...differentPlaces(randomFor(1, size, count), count, size)];
        expect(places).toHaveLength(Math.min(count, size));
        expect(new Set(places).size).toBe(places.length);
        expect(places.every((place) => place >= 0 && place < size)).toBe(true);
      }
    }
  });

  test('shuffling preserves all entries, and ranges include both ends', () => {
    const list = Array.from({ length: 50 }, (_, place) => place);
    const mixed = shuffled(randomFor(1, 'list'), list);
    expect(mixed).not.toEqual(list);
    expect(mixed.toSorted((one, other) => one - other)).toEqual(list);
    const random = randomFor(1, 'dice');
    const thrown = new Set(Array.from({ length: 200 }, () => between(random, 1, 6)));
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

function namesOf(some: DemoCourse[]): string[] {
  return some.map(({ name }) => name);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function shareOf(some: DemoCourse[], status: string): number {
  return some.filter((course) => course.status === status).length / some.length;
}

function take<T>(things: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const thing of things) {
    taken.push(thing);
    if (taken.length === count) break;
  }
  return taken;
}
