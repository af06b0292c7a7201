// Actions on custom fields in their list: open, and delete one or many.
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { deleteItem, selectedCount, type MenuEntries } from '../../ui/index.ts';
import type { filterOf } from './customFieldListRoute.ts';
import { useFieldRemoval } from './useFieldRemoval.ts';
import { useFieldsRemoval } from './useFieldsRemoval.ts';
import type { useCustomFieldActions_field$key } from '../../__generated__/useCustomFieldActions_field.graphql.ts';

export function useCustomFieldActions({
  companyId,
  code,
  connectionId,
  list: { totalCount, refresh },
  match,
}: {
  companyId: string;
  code: string;
  connectionId: string;
  list: { totalCount: number; refresh: () => void };
  /** The conditions of the list. */
  match: { search: string | null; filter: ReturnType<typeof filterOf> };
}): {
  menu: (field: useCustomFieldActions_field$key) => MenuEntries;
  bulk: readonly BulkAction[];
} {
  const remove = useFieldRemoval(code, refresh);
  const removeMany = useFieldsRemoval({
    companyId,
    connectionId,
    isOfUsers: match.filter.subtype.includes('USER'),
    onDone: refresh,
  });
  return {
    menu: (key) => {
      const { id, name, databaseId, viewerCanUpdate, viewerCanDelete } = readField(key);
      return [
        {
          id: 'open',
          label: viewerCanUpdate === false ? 'Посмотреть' : 'Изменить',
          icon: <Pencil />,
          to: `/${code}/custom-fields/${databaseId}`,
        },
        'separator',
        deleteItem(() => void remove({ id, name }), { disabled: viewerCanDelete === false }),
      ];
    },
    bulk: [
      {
        label: 'Удалить',
        icon: <Trash2 />,
        run: (selection) =>
          removeMany(selectionOf(selection, match), selectedCount(selection, totalCount)),
      },
    ],
  };
}

const readField = (key: useCustomFieldActions_field$key) =>
  readInlineData<useCustomFieldActions_field$key>(
    graphql`
      fragment useCustomFieldActions_field on CustomField @inline {
        id
        databaseId
        name
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
      }
    `,
    key,
  );
