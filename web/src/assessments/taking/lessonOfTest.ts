// The lesson that somebody takes a test for: it stays in the address on the way to the attempts, and leads back.
import { useParams } from 'react-router';
import { valueAt } from '../../kit/pages/addressParameters.ts';
import { useNextSearch } from '../../kit/pages/useNextSearch.ts';

/** As its address goes on below the school's: `12/34`. */
const lessonAt = valueAt<string | null>('lesson', {
  none: null,
  read: (text) => (/^\d{1,9}\/\d{1,9}$/.test(text) ? text : null),
  write: (text) => text ?? '',
});

export function useLessonOfTest(): {
  /** Null where the test was not come to from a lesson. */
  lesson: string | null;
  /** What pages of the same way have behind their addresses. */
  search: string;
} {
  const { company: code = '' } = useParams();
  const lesson = lessonAt({ search: useNextSearch().search });
  if (lesson === null) return { lesson, search: '' };
  return { lesson: `/courses/${code}/${lesson}`, search: `?lesson=${lesson}` };
}
