// Describes which courses a merge moves from one dictionary entry to another.
import { countOf } from '../../ui/index.ts';

interface Entry {
  readonly name: string;
  readonly coursesCount?: number | null | undefined;
}

export const hasCourses = ({ coursesCount }: Entry): boolean => (coursesCount ?? 0) > 0;

export function movedCoursesText({ name, coursesCount }: Entry): string {
  const courses = coursesCount ? countOf(coursesCount, ['курс', 'курса', 'курсов']) : 'Курсы';
  return `${courses}, где стоит «${name}», и те, что лежат в корзине,`;
}
