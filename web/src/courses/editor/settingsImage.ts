// Reads an image of a course as a value of its form.
import { graphql, readInlineData } from 'react-relay';
import type { ChosenImage } from './settingsValues.ts';
import type { settingsImage_file$key } from '../../__generated__/settingsImage_file.graphql.ts';

export function settingsImage(key: settingsImage_file$key | null | undefined): ChosenImage | null {
  const file = readInlineData<settingsImage_file$key>(
    graphql`
      fragment settingsImage_file on UploadedFile @inline {
        id
        fileName
        url
      }
    `,
    key ?? null,
  );
  return file ? { id: file.id, name: file.fileName, url: file.url } : null;
}
