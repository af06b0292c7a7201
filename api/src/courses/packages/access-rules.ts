// What a learner may open in a course, by the packages that they have there: packages add up in the learner's favour.

/** What a package gives and withholds, by ids; homework is named by its lesson. */
export interface PackageContent {
  /** The lessons that it gives; all of the course where there are none. */
  lessons: readonly number[];
  closedLessons: readonly number[];
  closedTests: readonly number[];
  closedHomeworks: readonly number[];
  /** The lessons whose meetings in Zoom it lets people in to. */
  zoomLessons: readonly number[];
}

export interface CourseContent {
  lessons: readonly number[];
  /** Lessons that are homework. */
  homeworks: readonly number[];
}

export interface Opened {
  lessons: number[];
  homeworks: number[];
  /** The lessons whose meetings in Zoom are open. */
  zoomLessons: number[];
  /** The tests that stay closed, by increasing ids; all others are open. */
  closedTests: number[];
}

/**
 * Whatever one of the packages gives and does not itself withhold is open, whatever the others withhold. Without any
 * package all of the course is, as of a course that is sold whole: which packages those of a branch or a course without
 * their own learn by is asked before (`learningBy` in access.ts).
 */
export function openTo(packages: readonly PackageContent[], course: CourseContent): Opened {
  const some = (holds: (content: PackageContent) => boolean) =>
    packages.length === 0 || packages.some(holds);
  const gives = ({ lessons, closedLessons }: PackageContent, id: number) =>
    (lessons.length === 0 || lessons.includes(id)) && !closedLessons.includes(id);
  return {
    lessons: course.lessons.filter((id) => some((content) => gives(content, id))),
    homeworks: course.homeworks.filter((id) =>
      some((content) => gives(content, id) && !content.closedHomeworks.includes(id)),
    ),
    zoomLessons: course.lessons.filter((id) =>
      some((content) => gives(content, id) && content.zoomLessons.includes(id)),
    ),
    closedTests: [...new Set(packages[0]?.closedTests)]
      .filter((id) => packages.every(({ closedTests }) => closedTests.includes(id)))
      .toSorted((one, other) => one - other),
  };
}
