// The filter of the list of comments; its options are loaded when it opens.
import { chosenRecords } from '../../kit/list/filter/filterInputs.tsx';
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { MultiComboBox, Stack } from '../../ui/index.ts';
import { useLessonSearch } from '../lessonSearch.ts';
import type { CommentListState } from './commentList.ts';

export function CommentFilter({
  companyId,
  state,
  change,
  names,
  maySee,
}: {
  companyId: string;
  state: CommentListState;
  change: (part: Partial<CommentListState>) => void;
  /** Names of the selected records by id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** Which records the user may choose from. */
  maySee: { courses: boolean; lessons: boolean; people: boolean };
}) {
  const [course = '', ...others] = state.course;
  const searches = {
    course: useCourseSearch(companyId),
    lesson: useLessonSearch(course),
    author: usePeopleSearch(companyId),
  };
  const chosenOf = chosenRecords({ searches, state, change, names });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      {maySee.courses && (
        <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      )}
      {maySee.lessons && course !== '' && others.length === 0 && (
        <MultiComboBox label="Урок" placeholder="Название урока" {...chosenOf('lesson')} />
      )}
      {maySee.people && (
        <MultiComboBox label="Автор" placeholder="Имя или почта" {...chosenOf('author')} />
      )}
    </Stack>
  );
}
