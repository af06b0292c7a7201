// Caches the default views of the user's lists, which every page of a company selects.
import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cacheDefaultViews } from './cachedViews.ts';
import type { useDefaultViews_company$key } from '../../../__generated__/useDefaultViews_company.graphql.ts';

export function useDefaultViews(key: useDefaultViews_company$key | null): void {
  const company = useFragment<useDefaultViews_company$key>(
    graphql`
      fragment useDefaultViews_company on Company {
        code
        # Null where the server keeps no views.
        defaultViews @catch(to: NULL) {
          databaseId
          list
          name
          address
          columns
        }
      }
    `,
    key,
  );
  useLayoutEffect(() => {
    if (!company) return;
    const views = company.defaultViews?.map(({ databaseId, list, name, address, columns }) => ({
      databaseId,
      list,
      name,
      address,
      columns,
    }));
    cacheDefaultViews(company.code, views ?? null);
  }, [company]);
}
