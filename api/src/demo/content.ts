// The content of the demo school as plain data. It is deterministic by seed, and people and courses are generated one
// by one, so that a hundred thousand courses need no more memory than sixty.
import { learner, type DemoLearner } from './people/community.ts';
import { courses, type DemoCourse } from './courses/courses.ts';
import { people, staffing, type DemoPerson, type Staffing } from './people/people.ts';
import {
  categories,
  company,
  courseFolders,
  courseFormats,
  courseTypes,
  nestedFolders,
} from './school.ts';
import { standardRoles } from '../people/index.ts';

export interface DemoSize {
  courses: number;
  learners: number;
  seed?: number;
}

export interface DemoSchool {
  company: typeof company;
  roles: typeof standardRoles;
  courseTypes: typeof courseTypes;
  courseFormats: typeof courseFormats;
  courseFolders: typeof courseFolders;
  nestedFolders: typeof nestedFolders;
  /** Parents precede their subcategories. */
  categories: typeof categories;
  /** The owner first, the learners last. Courses reference people by their position in this order. */
  people: () => Generator<DemoPerson>;
  courses: () => Generator<DemoCourse>;
  /** The number of people of each kind. */
  staff: Staffing;
  /** The data of the learner at this position among the people. */
  learner: (place: number) => DemoLearner;
}

export function demoSchool({ courses: count, learners, seed = 2026 }: DemoSize): DemoSchool {
  const staff = staffing(learners);
  return {
    company,
    roles: standardRoles,
    courseTypes,
    courseFormats,
    courseFolders,
    nestedFolders,
    categories,
    people: () => people(seed, staff),
    courses: () => courses(seed, count, staff),
    staff,
    learner: (place) => learner(seed, place),
  };
}
