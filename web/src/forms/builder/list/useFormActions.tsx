// Actions on one or many forms of the list.
import { Copy, ExternalLink, Link, MessageSquareText, Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { selectionOf, onlyRow } from '../../../kit/relay/bulk.ts';
import { bulkMessage } from '../../../kit/relay/outcome.ts';
import type { ShownList } from '../../../kit/list/shownList.ts';
import { useAction, usePermanentDelete } from '../../../kit/actions/useAction.ts';
import {
  countOf,
  deleteItem,
  selectedCount,
  useCopy,
  type MenuEntries,
  type TableSelection,
} from '../../../ui/index.ts';
import { filterOf, type FormListState } from './formListRoute.ts';
import { publicPage } from '../publicPage.ts';
import type { useFormActionsCopyMutation } from '../../../__generated__/useFormActionsCopyMutation.graphql.ts';
import type { useFormActions_form$key } from '../../../__generated__/useFormActions_form.graphql.ts';
import type { useFormActionsDeleteMutation } from '../../../__generated__/useFormActionsDeleteMutation.graphql.ts';

export function useFormActions({
  companyId,
  code,
  connectionId,
  refresh,
  list,
}: ShownList & {
  list: {
    rows: readonly { readonly id: string; readonly name: string }[];
    search: string | null;
    state: FormListState;
    totalCount: number;
  };
}) {
  const copyLink = useCopy({
    done: 'Ссылка скопирована',
    refused: 'Браузер не дал скопировать. Откройте форму и скопируйте адрес сами',
  });
  const [copy] = useAction<useFormActionsCopyMutation>(
    graphql`
      mutation useFormActionsCopyMutation($input: CopyFormInput!) {
        copyForm(input: $input) {
          form {
            name
          }
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const commit = usePermanentDelete<useFormActionsDeleteMutation>(
    graphql`
      mutation useFormActionsDeleteMutation($input: DeleteFormsInput!, $connections: [ID!]!) {
        deleteForms(input: $input) {
          deletedFormIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const remove = (selection: TableSelection) => {
    const rows = list.rows.filter(({ id }) => selection.ids.has(id));
    const [only, ...others] = selection.allMatching ? [] : rows;
    const what =
      only && others.length === 0
        ? `форму «${only.name}»`
        : countOf(selectedCount(selection, list.totalCount), ['форму', 'формы', 'форм']);
    return commit({
      title: `Удалить ${what}?`,
      description: `Поля, условия и ответы пропадут вместе с ней, страница перестанет открываться. ${forGood}`,
      variables: {
        input: {
          companyId,
          forms: selectionOf(selection, { search: list.search, filter: filterOf(list.state) }),
        },
        connections: [connectionId],
      },
      done: bulkMessage('Удалено', ['форма', 'формы', 'форм']),
    });
  };
  const menu = (key: useFormActions_form$key): MenuEntries => {
    const form = readInlineData<useFormActions_form$key>(
      graphql`
        fragment useFormActions_form on Form @inline {
          id
          databaseId
          code
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
    const to = publicPage(code, form);
    return [
      {
        id: 'edit',
        label: form.viewerCanUpdate === false ? 'Открыть' : 'Изменить',
        icon: <Pencil />,
        to: `/${code}/forms/${form.databaseId}`,
      },
      {
        id: 'answers',
        label: 'Ответы',
        icon: <MessageSquareText />,
        to: `/${code}/forms/${form.databaseId}/answers`,
      },
      { id: 'page', label: 'Открыть страницу формы', icon: <ExternalLink />, to },
      {
        id: 'link',
        label: 'Скопировать ссылку',
        icon: <Link />,
        onAction: () => void copyLink(location.origin + to),
      },
      {
        id: 'copy',
        label: 'Создать копию',
        icon: <Copy />,
        disabled: form.viewerCanUpdate === false,
        onAction: () =>
          void copy({
            variables: { input: { id: form.id } },
            done: ({ copyForm }) => `Создана форма «${copyForm.form?.name ?? ''}»`,
          }),
      },
      'separator',
      deleteItem(() => void remove(onlyRow(form.id)), { disabled: form.viewerCanDelete === false }),
    ];
  };
  return { menu, remove };
}

const forGood = 'Восстановить не получится.';
