// The variables of a list by page: search, add, paste, rename, sort, delete and edit dependents. Variables of a
// Bitrix24 list are imported instead.
import { ArrowDownUp, ClipboardPaste } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { usePager } from '../../../kit/list/usePager.ts';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  lazyPart,
  Pager,
  SearchField,
  Stack,
} from '../../../ui/index.ts';
import { BitrixSync } from './BitrixSync.tsx';
import { VariableInput } from './VariableInput.tsx';
import { VariableRow } from './VariableRow.tsx';
import type { VariableList_field$key } from '../../../__generated__/VariableList_field.graphql.ts';
import type { VariableListRefetchQuery } from '../../../__generated__/VariableListRefetchQuery.graphql.ts';

/** Page sizes (specification A, section 9). */
const sizes = [5, 10, 15];

const PastedVariables = lazyPart(() => import('./PastedVariables.tsx'), 'PastedVariables');
const VariableSortModal = lazyPart(() => import('./VariableSortModal.tsx'), 'VariableSortModal');

export function VariableList({
  field: key,
  companyId,
  code,
}: {
  field: VariableList_field$key;
  companyId: string;
  code: string;
}) {
  const [field, refetch] = useRefetchableFragment<VariableListRefetchQuery, VariableList_field$key>(
    graphql`
      fragment VariableList_field on CustomField
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 5 }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "VariableListRefetchQuery")
      @throwOnFieldError {
        id
        type
        viewerCanUpdate @catch(to: NULL)
        pagedVariables(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
        ) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              ...VariableRow_variable
            }
          }
        }
        ...BitrixSync_field
      }
    `,
    key,
  );
  const { edges, totalCount, pageInfo } = field.pagedVariables;
  const rows = edges.map(({ node }) => node);
  const { isTurning, search, setSearch, refresh, pager } = usePager(
    { rows, totalCount, pageInfo },
    refetch,
    { size: 5 },
  );
  const dialog = useDialog(refresh);
  const mayChange = field.viewerCanUpdate !== false;
  const isOwn = field.type === 'LIST';
  const isEmpty = rows.length === 0;
  return (
    <Card
      title="Варианты"
      actions={
        mayChange &&
        isOwn && (
          <Flex gap="2" wrap="wrap">
            <Button
              size="sm"
              icon={<ClipboardPaste aria-hidden />}
              onClick={() => dialog((done) => <PastedVariables fieldId={field.id} onDone={done} />)}
            >
              Вставить списком
            </Button>
            {(pager.total ?? 0) > 1 && (
              <Button
                size="sm"
                icon={<ArrowDownUp aria-hidden />}
                onClick={() =>
                  dialog((done) => <VariableSortModal fieldId={field.id} onDone={done} />)
                }
              >
                Порядок
              </Button>
            )}
          </Flex>
        )
      }
    >
      <Stack gap="4">
        {field.type === 'LIST_BITRIX' && mayChange && (
          <BitrixSync field={field} companyId={companyId} onDone={refresh} />
        )}
        {mayChange && isOwn && <VariableInput fieldId={field.id} onDone={refresh} />}
        {(!isEmpty || search !== '') && (
          <SearchField label="Поиск по вариантам" value={search} onChange={setSearch} />
        )}
        {isEmpty ? (
          <EmptyState
            {...(search === ''
              ? {
                  kind: 'start',
                  title: 'Вариантов пока нет',
                  text: 'Из них выбирает тот, кто заполняет поле.',
                }
              : { kind: 'filter', onReset: () => setSearch('') })}
          />
        ) : (
          <Box opacity={isTurning ? 0.6 : 1} aria-busy={isTurning || undefined}>
            <Stack as="ul" gap="0" m="0" p="0" listStyleType="none">
              {rows.map((variable) => (
                <VariableRow
                  key={variable.id}
                  variable={variable}
                  field={{ id: field.id, isOwn, mayChange }}
                  companyId={companyId}
                  code={code}
                  onDone={refresh}
                />
              ))}
            </Stack>
          </Box>
        )}
        {!isEmpty && <Pager label="Варианты" sizes={sizes} {...pager} />}
      </Stack>
    </Card>
  );
}
