// Selects which attempts the statistics of a test count; the choice is in the URL.
import { useNavigate } from 'react-router';
import { useNextSearch } from '../../../kit/pages/useNextSearch.ts';
import { useGroupSearch } from '../../../people/lazy.ts';
import { Box, Checkbox, Flex, MultiComboBox } from '../../../ui/index.ts';
import { bestAt, groupsAt } from './statisticsAddress.ts';

export function AttemptScopeFilter({
  companyId,
  names,
  asksGroups,
}: {
  companyId: string;
  names: ReadonlyMap<string, string>;
  asksGroups: boolean;
}) {
  const navigate = useNavigate();
  const place = useNextSearch();
  const search = useGroupSearch(companyId);
  const go = (name: 'best' | 'group', value: string) => {
    const next = new URLSearchParams(place.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  };
  return (
    <Flex gap="5" wrap="wrap" alignItems="end">
      {asksGroups && (
        <Box w="320px" maxW="full">
          <MultiComboBox
            label="Группа"
            placeholder="Все, кто проходил"
            search={search}
            value={groupsAt(place).map((id) => ({ id, name: names.get(id) ?? '…' }))}
            onChange={(chosen) => go('group', chosen.map(({ id }) => id).join(','))}
          />
        </Box>
      )}
      <Checkbox checked={bestAt(place)} onChange={(best) => go('best', best ? '1' : '')}>
        Только лучшая попытка каждого ученика
      </Checkbox>
    </Flex>
  );
}
