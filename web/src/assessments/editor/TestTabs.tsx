// The tabs of a test over its pages: what it consists of, and, for whoever may read that, what came of it.
import type { Permission } from '../../kit/pages/Admin.ts';
import { TabLinks, type TabLink } from '../../ui/index.ts';
import { resultRights } from '../results/rights.ts';
import { testTabLabels, testTabs, type TestTab } from './testTabs.ts';

export function TestTabs({
  at,
  current,
  may,
  count,
}: {
  /** Of the test. */
  at: string;
  current: TestTab | 'results' | 'statistics';
  may: (permission: Permission) => boolean;
  /** Of the results that are shown. */
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
      // The history stands last.
      tabs={resultRights.some(may) ? tabs.toSpliced(-1, 0, ...read) : tabs}
    />
  );
}
