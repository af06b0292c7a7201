// Entries of the command palette that find and create forms.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import type { formCommands_company$key } from '../__generated__/formCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'forms'>] = [
  {
    name: 'forms',
    position: { created: 70, found: 80 },
    create: [{ label: 'Создать форму', path: 'forms', permissions: ['COMPANY_SETTINGS'] }],
    title: 'Формы',
    permissions: ['COMPANY_SETTINGS'],
    read: (key) => {
      const { forms } = readInlineData<formCommands_company$key>(
        graphql`
          fragment formCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            forms(first: 5, search: $search) {
              nodes {
                databaseId
                name
                title
              }
            }
          }
        `,
        key,
      );
      return (forms?.nodes ?? []).map(({ databaseId, name, title }) => ({
        label: name,
        note: title ?? null,
        path: `forms/${String(databaseId)}`,
      }));
    },
  },
];
