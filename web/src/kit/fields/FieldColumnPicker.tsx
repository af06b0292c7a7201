// Adds one of the company's custom fields as a column.
import { graphql } from 'react-relay';
import { Box, ComboBox } from '../../ui/index.ts';
import { fieldColumn } from '../list/listAddress.ts';
import { useConnectionSearch } from '../relay/useConnectionSearch.ts';
import type {
  CustomFieldSubtype,
  FieldColumnPickerQuery,
} from '../../__generated__/FieldColumnPickerQuery.graphql.ts';

export interface FieldColumnPickerProps {
  companyId: string;
  /** The kind of records in the list. */
  subtype: CustomFieldSubtype;
  /** The fields that are columns already. */
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

export function FieldColumnPicker({
  companyId,
  subtype,
  chosen,
  onChoose,
}: FieldColumnPickerProps) {
  const search = useConnectionSearch({
    variables: { companyId, subtype },
    query: graphql`
      query FieldColumnPickerQuery(
        $companyId: ID!
        $subtype: CustomFieldSubtype!
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            customFields(
              first: 20
              after: $after
              search: $search
              filter: { subtype: [$subtype], notTypes: [CHOOSE_ROLE] }
            ) {
              nodes {
                id
                name
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: FieldColumnPickerQuery['response']) => node?.customFields,
    record: ({ id, name }) => (chosen.includes(fieldColumn(id)) ? null : { id, name }),
  });
  return (
    <Box mb="4">
      <ComboBox
        label="Поле компании"
        placeholder="Добавить столбец"
        value={null}
        search={search}
        onChange={(field) => field && onChoose(field.id)}
      />
    </Box>
  );
}
