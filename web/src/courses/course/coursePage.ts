// The public page of a course, which exists while the course is published and on sale.
import { graphql, readInlineData } from 'react-relay';
import { useCopy, type AlertLink } from '../../ui/index.ts';
import { isPublished } from './courseStatus.ts';
import type {
  CourseStatus,
  coursePage_course$key,
} from '../../__generated__/coursePage_course.graphql.ts';

/**
 * Path of the page, or null if the course has none; `after` overrides fields that a mutation has just changed.
 */
export function publicPagePath(
  code: string,
  key: coursePage_course$key,
  after: { readonly status?: CourseStatus; readonly canBeBought?: boolean } = {},
): string | null {
  const course = readInlineData<coursePage_course$key>(
    graphql`
      fragment coursePage_course on Course @inline {
        databaseId
        status
        canBeBought
      }
    `,
    key,
  );
  const { status, canBeBought } = { ...course, ...after };
  return isPublished(status) && canBeBought ? `/${code}/buy/${String(course.databaseId)}` : null;
}

/** Returns a function that copies the absolute URL of a path to the clipboard. */
export function useCopyAddress(): (page: string) => void {
  const copy = useCopy({
    done: 'Ссылка скопирована',
    refused: 'Браузер не дал скопировать. Откройте страницу и скопируйте адрес сами',
  });
  return (page) => void copy(new URL(page, location.origin).href);
}

/** Links to the page for the alert after publishing. */
export function usePageLinks(): (page: string | null) => readonly AlertLink[] {
  const copy = useCopyAddress();
  return (page) =>
    page === null
      ? []
      : [
          { text: 'Открыть страницу', to: page, isAside: true },
          { text: 'Скопировать ссылку', onAction: () => copy(page) },
        ];
}
