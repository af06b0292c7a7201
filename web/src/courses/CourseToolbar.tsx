// Search and filter of the course list; what is on shows as chips.
import { ListFilter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, Chip, Popover, SearchField } from '../ui/index.ts';
import { CourseFilter } from './CourseFilter.tsx';
import { isFiltered, withoutFilter, type CourseListAddress } from './courseListAddress.ts';
import { useFilterWords } from './useFilterWords.ts';
import type { CourseToolbar_company$key } from '../__generated__/CourseToolbar_company.graphql.ts';

export function CourseToolbar({
  company: key,
  address,
  change,
}: {
  company: CourseToolbar_company$key;
  address: CourseListAddress;
  change: (next: CourseListAddress, options?: { replace?: boolean }) => void;
}) {
  const company = useFragment<CourseToolbar_company$key>(
    graphql`
      fragment CourseToolbar_company on Company
      @argumentDefinitions(
        namesTypes: { type: "Boolean!", defaultValue: false }
        namesFormats: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ...useFilterWords_company @arguments(namesTypes: $namesTypes, namesFormats: $namesFormats)
      }
    `,
    key,
  );
  const conditions = useFilterWords(company, address);
  return (
    <>
      <SearchField
        label="Поиск по курсам"
        placeholder="Название или описание"
        value={address.search}
        onChange={(search) => change({ ...address, search }, { replace: true })}
      />
      {conditions.map(({ words, without }) => (
        <Chip key={words} label={words} onRemove={() => change(without)} />
      ))}
      <Popover
        label="Фильтр"
        trigger={
          <Button variant="ghost" icon={<ListFilter size={16} aria-hidden />}>
            Фильтр
          </Button>
        }
      >
        <CourseFilter companyId={company.id} address={address} change={change} />
      </Popover>
      {isFiltered(address) && (
        <Button variant="ghost" size="sm" onClick={() => change(withoutFilter(address))}>
          Сбросить
        </Button>
      )}
    </>
  );
}
