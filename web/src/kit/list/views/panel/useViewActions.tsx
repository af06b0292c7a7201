// Actions on the saved views of a list and on the open one.
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useCopy } from '../../../../ui/index.ts';
import { useTableSettings } from '../../../../ui/table/settings.ts';
import { useAction, useUnlink } from '../../../actions/useAction.ts';
import { useDialog } from '../../../relay/useDataModals.tsx';
import { setAssumedAddress, searchOf, withView, type CachedView } from '../cachedViews.ts';
import {
  setFieldColumns,
  fieldColumnIds,
  hasChangedFields,
  viewTableOf,
  tableIdIn,
} from '../viewTable.ts';
import { searchIn } from '../useOpenView.ts';
import { removeCachedView, cacheView } from './cacheView.ts';
import { ViewModal, type ListedView } from './useViews.ts';
import type { ViewedList } from '../ViewsButton.tsx';
import type { useViewActionsChooseMutation } from '../../../../__generated__/useViewActionsChooseMutation.graphql.ts';
import type { useViewActionsDeleteMutation } from '../../../../__generated__/useViewActionsDeleteMutation.graphql.ts';
import type { useViewActionsRestoreMutation } from '../../../../__generated__/useViewActionsRestoreMutation.graphql.ts';
import type { useViewActionsSaveMutation } from '../../../../__generated__/useViewActionsSaveMutation.graphql.ts';

export function useViewActions({
  companyId,
  tableId,
  list: { open, text },
}: {
  companyId: string;
  tableId: string;
  list: ViewedList;
}) {
  const { place, view, defaultView } = open;
  const { code, list } = place;
  const copy = useCopy({
    done: 'Ссылка скопирована',
    refused: 'Браузер не дал скопировать. Скопируйте адрес страницы',
  });
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const dialog = useDialog(() => undefined);
  const table = useTableSettings(tableIdIn(tableId, view), view ? viewTableOf(view) : undefined);
  const columns = { ...table.settings, fields: fieldColumnIds(place, view) };
  const go = (search: string) => navigate({ search }, { preventScrollReset: true });

  const [save] = useAction<useViewActionsSaveMutation>(graphql`
    mutation useViewActionsSaveMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        savedView {
          ...savedView_view
        }
        company {
          ...useDefaultViews_company
        }
        ...userErrors_payload
      }
    }
  `);
  const [choose] = useAction<useViewActionsChooseMutation>(graphql`
    mutation useViewActionsChooseMutation($input: ChooseDefaultViewInput!) {
      chooseDefaultView(input: $input) {
        company {
          ...useDefaultViews_company
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = useUnlink<useViewActionsDeleteMutation, useViewActionsRestoreMutation>(
    graphql`
      mutation useViewActionsDeleteMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          company {
            ...useDefaultViews_company
          }
          ...userErrors_payload
        }
      }
    `,
    graphql`
      mutation useViewActionsRestoreMutation($input: RestoreSavedViewInput!) {
        restoreSavedView(input: $input) {
          company {
            ...useDefaultViews_company
          }
          ...userErrors_payload
        }
      }
    `,
  );

  /** Drops the unsaved table settings. */
  const forgetChanges = () => {
    if (!view) return;
    table.reset();
    setFieldColumns(place, view, null);
  };

  return {
    create: () =>
      dialog((done) => (
        <ViewModal
          record={null}
          own
          shown={{ companyId, list, address: text, columns }}
          onDone={(created) => {
            done();
            cacheView(code, created);
            forgetChanges();
            setAssumedAddress(null);
            void go(searchOf(created));
          }}
        />
      )),
    edit: ({ key, own }: ListedView) =>
      dialog((done) => (
        <ViewModal
          record={key}
          own={own}
          shown={{ companyId, list, address: text, columns }}
          onDone={(changed) => {
            done();
            cacheView(code, changed);
          }}
        />
      )),
    save: async ({ id, version, ...saved }: ListedView) => {
      const change = { address: text, columns };
      const input = { id, ...change, ...(version != null && { version }) };
      const isDone = await save({ variables: { input }, done: `Вид «${saved.name}» сохранён` });
      if (!isDone) return;
      cacheView(code, { ...saved, ...change });
      forgetChanges();
    },
    takeBack: async (saved: CachedView) => {
      const hadOthers = hasChangedFields(place, saved);
      forgetChanges();
      await go(searchOf(saved));
      if (hadOthers) await revalidate();
    },
    openFirst: ({ id, name, databaseId }: ListedView) => {
      const isFirst = defaultView?.databaseId === databaseId;
      setAssumedAddress(null);
      return choose({
        variables: { input: { companyId, list, savedViewId: isFirst ? null : id } },
        done: isFirst ? 'Список открывается в обычном виде' : `Список открывается с вида «${name}»`,
      });
    },
    copyLink: ({ databaseId }: ListedView) =>
      copy(new URL(pathname + withView(databaseId, text), location.origin).href),
    remove: async ({ id, name, databaseId }: ListedView) => {
      const variables = { input: { id } };
      setAssumedAddress(null);
      const isDone = await remove({ variables, back: variables, done: `Вид «${name}» удалён` });
      if (!isDone) return;
      removeCachedView(code, databaseId);
      const left = {
        ...open,
        saved: null,
        usual: defaultView?.databaseId === databaseId ? null : defaultView,
      };
      void navigate({ search: searchIn(left, text) }, { replace: true, preventScrollReset: true });
    },
  };
}
