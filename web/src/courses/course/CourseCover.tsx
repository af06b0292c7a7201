// A course's cover: its image over a gradient. It is decoration beside the written name.
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
  /** The `sizes` attribute of the image. */
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
