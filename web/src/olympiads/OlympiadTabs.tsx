// The tabs above an olympiad's pages, and their URLs.
import { TabLinks } from '../ui/index.ts';
import { olympiadTabs, type OlympiadTab } from './setup/olympiadTabs.ts';

export const olympiadUrl = (code: string, databaseId: number) =>
  `/${code}/olympic-tests/folder/${String(databaseId)}`;

export function OlympiadTabs({
  at,
  current,
  count,
}: {
  /** URL of the olympiad. */
  at: string;
  current: OlympiadTab | 'table';
  /** Number of learners in the list. */
  count?: number;
}) {
  return (
    <TabLinks
      label="Олимпиада"
      current={current}
      tabs={[
        { id: 'table', label: 'Таблица', to: at, count },
        ...olympiadTabs.map((id) => ({
          id,
          label: labels[id],
          to: id === olympiadTabs[0] ? `${at}/settings` : `${at}/settings?tab=${id}`,
        })),
      ]}
    />
  );
}

const labels: Record<OlympiadTab, string> = {
  tests: 'Тесты',
  prizes: 'Награды',
  history: 'История изменений',
};
