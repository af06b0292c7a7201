// The lesson that the test was opened from: it stays in the URL of attempts, for the link back.
import { useParams } from 'react-router';
import { valueAt } from '../../kit/pages/addressParameters.ts';
import { useNextSearch } from '../../kit/pages/useNextSearch.ts';

/** Path below the company's courses: `12/34`. */
const lessonAt = valueAt<string | null>('lesson', {
  none: null,
  read: (text) => (/^\d{1,9}\/\d{1,9}$/.test(text) ? text : null),
  write: (text) => text ?? '',
});

export function useLessonOfTest(): {
  /** Null if the test was not opened from a lesson. */
  lesson: string | null;
  /** Query string for the other pages of this test. */
  search: string;
} {
  const { company: code = '' } = useParams();
  const lesson = lessonAt({ search: useNextSearch().search });
  if (lesson === null) return { lesson, search: '' };
  return { lesson: `/courses/${code}/${lesson}`, search: `?lesson=${lesson}` };
}
