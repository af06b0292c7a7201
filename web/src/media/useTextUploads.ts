// Files in rich text: uploads by the writer and, for users with access to them, the school's files.
import { graphql, useFragment } from 'react-relay';
import { filePermissions } from '../kit/files/filePermissions.ts';
import { richTextUploads } from '../kit/files/richTextUploads.ts';
import type { TextUploads } from '../ui/index.ts';
import { usePicker } from './picker/index.ts';
import type { useTextUploads_company$key } from '../__generated__/useTextUploads_company.graphql.ts';

export function useTextUploads(company: useTextUploads_company$key): TextUploads {
  const { id, adminProfile } = useFragment<useTextUploads_company$key>(
    graphql`
      fragment useTextUploads_company on Company {
        id
        adminProfile {
          permissions
        }
      }
    `,
    company,
  );
  const choose = usePicker(id);
  const mayChoose = filePermissions.some((flag) => adminProfile?.permissions.includes(flag));
  if (!mayChoose) return richTextUploads;
  return {
    ...richTextUploads,
    pick: async (kind) => {
      const [file] = await choose(
        kind === 'image'
          ? { title: 'Изображение в тексте', kinds: ['IMAGE'] }
          : { title: 'Файл в тексте' },
      );
      return file ? { url: file.url, name: file.name } : null;
    },
  };
}
