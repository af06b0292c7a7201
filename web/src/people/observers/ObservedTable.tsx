// One of the tables on the page of an observed learner: the newest rows first, and more of them at will.
import type { Paging } from '../../kit/list/usePages.ts';
import { Button, Card, Text } from '../../ui/index.ts';
import { NumberTable, type NumberTableProps } from '../../ui/charts/NumberTable.tsx';

export function ObservedTable({
  empty,
  paging,
  ...table
}: NumberTableProps & {
  /** What stands there while there are no rows. */
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
