// Updates the counts of a course list in the store when courses leave it: payloads of bulk mutations lack the list's
// counts, and a refetch would lose the rows loaded so far.
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { CourseStatus } from '../../__generated__/courseListRouteQuery.graphql.ts';

export interface CourseMove {
  from: CourseStatus;
  to: CourseStatus;
}

/**
 * Moves courses from the list `connectionId`, if it is in the store, to another tab or the trash.
 */
export function updateCourseCounts(
  store: RecordSourceProxy,
  connectionId: string | null,
  moves: readonly CourseMove[],
): void {
  const connection = connectionId === null ? null : store.get(connectionId);
  if (!connection) return;
  const total = connection.getValue('totalCount');
  if (typeof total === 'number')
    connection.setValue(Math.max(0, total - moves.length), 'totalCount');
  for (const { from, to } of moves) {
    add(store, connection, from, -1);
    add(store, connection, to, 1);
  }
}

function add(
  store: RecordSourceProxy,
  connection: RecordProxy,
  status: CourseStatus,
  difference: number,
): void {
  const counts = connection.getLinkedRecords('countByStatus') ?? [];
  const known = counts.find((entry) => entry?.getValue('status') === status);
  if (known) {
    known.setValue(Math.max(0, Number(known.getValue('count')) + difference), 'count');
    return;
  }
  const id = `${connection.getDataID()}:countByStatus:${status}`;
  const entry = store.get(id) ?? store.create(id, 'CourseStatusCount');
  entry.setValue(status, 'status');
  entry.setValue(Math.max(0, difference), 'count');
  connection.setLinkedRecords([...counts, entry], 'countByStatus');
}
