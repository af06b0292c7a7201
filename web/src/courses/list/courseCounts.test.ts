// The counts of the course list after courses leave it.
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { updateCourseCounts, type CourseMove } from './courseCounts.ts';

const list = 'client:list';

function listWith(total: number, counts: Record<string, number>) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('nothing is fetched here'))),
    store: new Store(new RecordSource()),
  });
  environment.commitUpdate((store) => {
    const connection = store.create(list, 'CourseConnection').setValue(total, 'totalCount');
    const entries = Object.entries(counts).map(([status, count]) =>
      store
        .create(`${list}:${status}`, 'CourseStatusCount')
        .setValue(status, 'status')
        .setValue(count, 'count'),
    );
    connection.setLinkedRecords(entries, 'countByStatus');
  });
  return {
    move: (moves: CourseMove[], inList = list) =>
      environment.commitUpdate((store) => updateCourseCounts(store, inList, moves)),
    numbers: () => {
      let read: { total: unknown; counts: Record<string, unknown> } | null = null;
      environment.commitUpdate((store) => {
        const connection = store.get(list);
        const entries = connection?.getLinkedRecords('countByStatus') ?? [];
        read = {
          total: connection?.getValue('totalCount'),
          counts: Object.fromEntries(
            entries.map((entry) => [String(entry?.getValue('status')), entry?.getValue('count')]),
          ),
        };
      });
      return read;
    },
  };
}

describe('the counts of the course list', () => {
  it('follow courses from one tab to another', () => {
    const { move, numbers } = listWith(10, { VISIBLE: 9, START: 1, DRAFT: 4 });
    move([
      { from: 'VISIBLE', to: 'DRAFT' },
      { from: 'VISIBLE', to: 'DRAFT' },
      { from: 'START', to: 'DRAFT' },
    ]);
    expect(numbers()).toEqual({ total: 7, counts: { VISIBLE: 7, START: 0, DRAFT: 7 } });
  });

  it('add a status that had no courses', () => {
    const { move, numbers } = listWith(2, { VISIBLE: 2 });
    move([
      { from: 'VISIBLE', to: 'CLOSE' },
      { from: 'VISIBLE', to: 'CLOSE' },
    ]);
    expect(numbers()).toEqual({ total: 0, counts: { VISIBLE: 0, CLOSE: 2 } });
  });

  it('grow in the trash when courses are deleted', () => {
    const { move, numbers } = listWith(2, { VISIBLE: 2, DRAFT: 1 });
    move([{ from: 'VISIBLE', to: 'DELETED' }]);
    expect(numbers()).toEqual({ total: 1, counts: { VISIBLE: 1, DRAFT: 1, DELETED: 1 } });
  });

  it('stay unchanged for a list that is no longer in the store', () => {
    const { move, numbers } = listWith(2, { VISIBLE: 2 });
    move([{ from: 'VISIBLE', to: 'DRAFT' }], 'client:gone');
    expect(numbers()).toEqual({ total: 2, counts: { VISIBLE: 2 } });
  });
});
