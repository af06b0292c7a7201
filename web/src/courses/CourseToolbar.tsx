// Search and filter of the course list; what is on shows as chips.
import { ListFilter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, Chip, Popover, SearchField } from '../ui/index.ts';
import { CourseFilter } from './CourseFilter.tsx';
import { isFiltered, withoutFilter, type CourseListAddress } from './courseListAddress.ts';
import type { CourseToolbar_company$key } from './__generated__/CourseToolbar_company.graphql.ts';

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
        courseTypes @include(if: $namesTypes) {
          id
          name
        }
        courseFormats @include(if: $namesFormats) {
          id
          name
        }
      }
    `,
    key,
  );
  return (
    <>
      <SearchField
        label="Поиск по курсам"
        placeholder="Название или описание"
        value={address.search}
        onChange={(search) => change({ ...address, search }, { replace: true })}
      />
      {address.types.length > 0 && (
        <Chip
          label={`Тип: ${namesOf(address.types, company.courseTypes)}`}
          onRemove={() => change({ ...address, types: [] })}
        />
      )}
      {address.formats.length > 0 && (
        <Chip
          label={`Формат: ${namesOf(address.formats, company.courseFormats)}`}
          onRemove={() => change({ ...address, formats: [] })}
        />
      )}
      {address.entityType && (
        <Chip
          label={address.entityType === 'COURSE' ? 'Только курсы' : 'Только комплекты'}
          onRemove={() => change({ ...address, entityType: null })}
        />
      )}
      {address.favourite && (
        <Chip label="Избранные" onRemove={() => change({ ...address, favourite: false })} />
      )}
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

/** The names of the chosen entries; their number until the names are here. */
function namesOf(
  ids: readonly string[],
  dictionary: readonly { readonly id: string; readonly name: string }[] | null | undefined,
): string {
  const names = (dictionary ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : String(ids.length);
}
