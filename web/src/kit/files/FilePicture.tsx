// The picture of an uploaded file.
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../ui/index.ts';
import type { FilePicture_file$key } from '../../__generated__/FilePicture_file.graphql.ts';

export function FilePicture({
  file: key,
  sizes,
  alt = '',
  fills = false,
}: {
  file: FilePicture_file$key;
  /** The displayed width, as in HTML's `sizes`: «56px». */
  sizes: string;
  /** Left out for decoration. */
  alt?: string;
  /** Fills its container and is cropped. */
  fills?: boolean;
}) {
  const { url, width, height, thumbhash } = useFragment<FilePicture_file$key>(
    graphql`
      fragment FilePicture_file on UploadedFile {
        url
        width
        height
        thumbhash
      }
    `,
    key,
  );
  return <Picture {...{ url, width, height, thumbhash, sizes, alt, fills }} />;
}
