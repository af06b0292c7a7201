// The cover of a course: its image over a gradient of its own. Decoration beside a written name.
import { Suspense } from 'react';
import { CoverThumb, lazyPart } from '../../ui/index.ts';
import type { CourseCoverImage_course$key } from '../../__generated__/CourseCoverImage_course.graphql.ts';

const CourseCoverImage = lazyPart(() => import('./CourseCoverImage.tsx'), 'CourseCoverImage');

export const CourseCover = ({
  course,
  sizes = '48px',
  ...place
}: {
  course: CourseCoverImage_course$key & { readonly databaseId: number };
  /** How wide its place is, as in HTML. */
  sizes?: string;
  width?: string;
  height?: string;
}) => (
  <CoverThumb id={course.databaseId} {...place}>
    <Suspense>
      <CourseCoverImage course={course} sizes={sizes} />
    </Suspense>
  </CoverThumb>
);
