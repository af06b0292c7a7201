// Loads the saved views of a list when its panel opens, and updates the cached open view.
import { useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { lazyPart } from '../../../../ui/index.ts';
import { requireAdmission } from '../../../pages/Admin.ts';
import { useLazyQuery } from '../../../relay/useLazyQuery.ts';
import { viewParameter } from '../cachedViews.ts';
import { fieldColumnIds } from '../viewTable.ts';
import { removeCachedView, cacheView } from './cacheView.ts';
import { savedView } from './savedView.ts';
import type { OpenView } from '../useOpenView.ts';
import type { savedView_view$key } from '../../../../__generated__/savedView_view.graphql.ts';
import type { ViewModal_view$key } from '../../../../__generated__/ViewModal_view.graphql.ts';
import type { useViewsQuery } from '../../../../__generated__/useViewsQuery.graphql.ts';

export function useViews({ place, saved, view }: OpenView) {
  const { code, list } = place;
  const data = useLazyQuery<useViewsQuery>(
    graphql`
      query useViewsQuery($company: String!, $list: String!) @throwOnFieldError {
        company(code: $company) {
          id
          savedViews(list: $list) {
            ...savedView_view
            ...ViewModal_view
          }
        }
      }
    `,
    { company: code, list },
    { fetchPolicy: 'network-only' },
  );
  const company = requireAdmission(data.company);
  const views = useMemo(() => company.savedViews.map(viewOf), [company]);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  useEffect(() => {
    if (saved === null || saved === 0) return;
    const found = views.find(({ databaseId }) => databaseId === saved);
    if (found) {
      const before = fieldColumnIds(place, view).join();
      cacheView(code, found);
      // The rows must include the fields that are now shown.
      if (fieldColumnIds(place, found).join() !== before) void revalidate();
      return;
    }
    // Deleted or no longer shared; the list keeps the state that the view gave it.
    removeCachedView(code, saved);
    const params = new URLSearchParams(search);
    params.delete(viewParameter);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  }, [views, place, view, code, saved, search, navigate, revalidate]);
  return { companyId: company.id, views };
}

/** The dialog's initial values are loaded with the views. */
export const ViewModal = lazyPart(() => import('./ViewModal.tsx'), 'ViewModal');

const viewOf = (key: savedView_view$key & ViewModal_view$key) => ({ ...savedView(key), key });

/** A view with the fragment key of its dialog. */
export type ListedView = ReturnType<typeof viewOf>;
