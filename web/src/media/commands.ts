// Commands of the palette: find and create galleries.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import { plural } from '../ui/index.ts';
import type { mediaCommands_company$key } from '../__generated__/mediaCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'media'>] = [
  {
    name: 'media',
    position: { created: 60, found: 70 },
    create: [{ label: 'Создать галерею', path: 'galleries', permissions: ['COMPANY_SETTINGS'] }],
    title: 'Галереи',
    permissions: ['COMPANY_SETTINGS'],
    read: (key) => {
      const { galleries } = readInlineData<mediaCommands_company$key>(
        graphql`
          fragment mediaCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            galleries(first: 5, search: $search) {
              nodes {
                databaseId
                name
                imagesCount
              }
            }
          }
        `,
        key,
      );
      return (galleries?.nodes ?? []).map(({ databaseId, name, imagesCount }) => ({
        label: name,
        note: `${String(imagesCount)} ${plural(imagesCount, ['изображение', 'изображения', 'изображений'])}`,
        path: `galleries/${String(databaseId)}`,
      }));
    },
  },
];
