// A table of an observed learner's page: newest rows first, with a button that loads more.
import type { Paging } from '../../kit/list/usePages.ts';
import { Button, Card, Text } from '../../ui/index.ts';
import { NumberTable, type NumberTableProps } from '../../ui/charts/NumberTable.tsx';

export function ObservedTable({
  empty,
  paging,
  ...table
}: NumberTableProps & {
  /** Text of the empty table. */
  empty: string;
  paging: Paging;
}) {
  if (table.rows.length === 0) {
    return (
      <Card title={table.title}>
        <Text tone="muted">{empty}</Text>
      </Card>
    );
  }
  return (
    <NumberTable {...table}>
      {paging.hasNext && (
        <Button variant="ghost" full loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
    </NumberTable>
  );
}
