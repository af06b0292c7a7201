// What is done with custom fields in their list: open, delete one or many.
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { chosenOf } from '../../kit/bulk.ts';
import { skippedOf, toldOf } from '../../kit/outcome.ts';
import { useRemoval } from '../../kit/useAction.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { countOf, deleteItem, selectedCount, type MenuEntries } from '../../ui/index.ts';
import { useFieldRemoval } from './useFieldRemoval.ts';
import type { useCustomFieldActions_field$key } from '../../__generated__/useCustomFieldActions_field.graphql.ts';
import type {
  CustomFieldMatch,
  useCustomFieldActionsDeleteMutation,
} from '../../__generated__/useCustomFieldActionsDeleteMutation.graphql.ts';

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
  /** What the list shows. */
  match: CustomFieldMatch;
}): {
  menu: (field: useCustomFieldActions_field$key) => MenuEntries;
  bulk: readonly BulkAction[];
} {
  const remove = useFieldRemoval(refresh);
  const removeMany = useRemoval<useCustomFieldActionsDeleteMutation>(
    graphql`
      mutation useCustomFieldActionsDeleteMutation(
        $input: DeleteCustomFieldsInput!
        $connections: [ID!]!
      ) {
        deleteCustomFields(input: $input) {
          deletedCustomFieldIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          userErrors {
            message
          }
        }
      }
    `,
    refresh,
  );
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
          removeMany({
            title: `Удалить ${countOf(selectedCount(selection, totalCount), nouns)}?`,
            description:
              'Всё, что в них записано, будет потеряно. Поля, которые спрашивают формы и приглашения, останутся. Восстановить не получится.',
            variables: {
              input: { companyId, customFields: chosenOf(selection, match) },
              connections: [connectionId],
            },
            done: ({ deleteCustomFields: { deletedCount, skipped } }) =>
              toldOf({ count: deletedCount, skipped: skippedOf(skipped) }, 'Удалено', nouns),
          }),
      },
    ],
  };
}

const nouns = ['поле', 'поля', 'полей'] as const;

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
