// Rules for what a learner may open in a course: the union of what each of their packages opens.

/** What a package includes and excludes, as ids; homework is identified by its lesson. */
export interface PackageContent {
  /** The included lessons; an empty list means the whole course. */
  lessons: readonly number[];
  closedLessons: readonly number[];
  closedTests: readonly number[];
  closedHomeworks: readonly number[];
  /** Lessons whose Zoom meetings the package opens. */
  zoomLessons: readonly number[];
}

export interface CourseContent {
  lessons: readonly number[];
  /** Lessons of type homework. */
  homeworks: readonly number[];
}

export interface OpenContent {
  lessons: number[];
  homeworks: number[];
  /** Lessons whose Zoom meetings are open. */
  zoomLessons: number[];
  /** Closed tests in ascending order of ids; all others are open. */
  closedTests: number[];
}

/**
 * Computes what these packages open. An item is open if at least one package includes it and does not itself exclude
 * it. Without packages the whole course is open, because it is sold as a whole; default packages are resolved before
 * (`learningBy` in access.ts).
 */
export function computeOpenContent(
  packages: readonly PackageContent[],
  course: CourseContent,
): OpenContent {
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
