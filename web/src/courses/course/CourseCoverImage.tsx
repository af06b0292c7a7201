// The image of a course's cover, loaded after the page.
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import type { CourseCoverImage_course$key } from '../../__generated__/CourseCoverImage_course.graphql.ts';

export function CourseCoverImage({
  course: key,
  sizes,
}: {
  course: CourseCoverImage_course$key;
  /** The `sizes` attribute of the image. */
  sizes: string;
}) {
  const { img } = useFragment<CourseCoverImage_course$key>(
    graphql`
      fragment CourseCoverImage_course on Course {
        img {
          ...FilePicture_file
        }
      }
    `,
    key,
  );
  return img && <FilePicture file={img} sizes={sizes} fills />;
}
