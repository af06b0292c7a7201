// «Экспорт» over the list of courses; its dialog is loaded when it opens.
import { graphql, useFragment } from 'react-relay';
import { ExportButton } from '../exports/index.ts';
import type { CourseListAddress } from './courseListAddress.ts';
import { useFilterWords } from './useFilterWords.ts';
import { lazyPart } from '../ui/index.ts';
import type { CourseExportButton_company$key } from '../__generated__/CourseExportButton_company.graphql.ts';

export function CourseExportButton({
  company: key,
  address,
  totalCount,
  selectedCount,
}: {
  company: CourseExportButton_company$key;
  address: CourseListAddress;
  totalCount: number;
  selectedCount: number;
}) {
  const company = useFragment<CourseExportButton_company$key>(
    graphql`
      fragment CourseExportButton_company on Company
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
  const conditions = useFilterWords(company, address).map(({ words }) => words);
  return (
    <ExportButton
      modal={(onDone) => (
        <CourseExportModal
          companyId={company.id}
          address={address}
          conditions={conditions}
          totalCount={totalCount}
          selectedCount={selectedCount}
          onDone={onDone}
        />
      )}
    />
  );
}

const CourseExportModal = lazyPart(() => import('./CourseExportModal.tsx'), 'CourseExportModal');
