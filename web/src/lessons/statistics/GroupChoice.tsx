// Selects the groups whose learners the statistics count. The names of groups in the URL are loaded on render.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useGroupSearch } from '../../people/lazy.ts';
import { MultiComboBox, type ChosenRecord } from '../../ui/index.ts';
import type { GroupChoiceQuery } from '../../__generated__/GroupChoiceQuery.graphql.ts';

export function GroupChoice({
  companyId,
  chosen,
  onChange,
}: {
  companyId: string;
  /** Global ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const [ids] = useState(chosen);
  const [found, setFound] = useState<readonly ChosenRecord[]>([]);
  const hasNamed = ids.length > 0;
  const { nodes } = useLazyQuery<GroupChoiceQuery>(
    graphql`
      query GroupChoiceQuery($ids: [ID!]!, $hasNamed: Boolean!) {
        nodes(ids: $ids) @include(if: $hasNamed) {
          ... on Group {
            id
            name
          }
        }
      }
    `,
    { ids, hasNamed },
    { fetchPolicy: hasNamed ? 'store-or-network' : 'store-only' },
  );
  const names = new Map([...(nodes ?? []), ...found].map((group) => [group?.id, group?.name]));
  return (
    <MultiComboBox
      label="Группа"
      placeholder="Название группы"
      search={useGroupSearch(companyId)}
      value={chosen.map((id) => ({ id, name: names.get(id) ?? '…' }))}
      onChange={(groups) => {
        setFound(groups);
        onChange(groups.map(({ id }) => id));
      }}
    />
  );
}
