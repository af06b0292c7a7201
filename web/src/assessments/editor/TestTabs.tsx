// The tabs above the pages of a test: its content, and its results for users who may read them.
import type { Permission } from '../../kit/pages/Admin.ts';
import { TabLinks, type TabLink } from '../../ui/index.ts';
import { resultRights } from '../results/permissions.ts';
import { testTabLabels, testTabs, type TestTab } from './testTabs.ts';

export function TestTabs({
  at,
  current,
  may,
  count,
}: {
  /** URL of the test. */
  at: string;
  current: TestTab | 'results' | 'statistics';
  may: (permission: Permission) => boolean;
  /** Number of results in the list. */
  count?: number;
}) {
  const tabs: TabLink[] = testTabs.map((id) => ({
    id,
    label: testTabLabels[id],
    to: id === testTabs[0] ? `${at}/questions` : `${at}/questions?tab=${id}`,
  }));
  const read: TabLink[] = [
    { id: 'results', label: 'Результаты', to: `${at}/results`, count },
    { id: 'statistics', label: 'Анализ', to: `${at}/statistics` },
  ];
  return (
    <TabLinks
      label="Тест"
      current={current}
      // The history is the last tab.
      tabs={resultRights.some(may) ? tabs.toSpliced(-1, 0, ...read) : tabs}
    />
  );
}
