// The tabs of an olympiad over its pages, and where these are.
import { TabLinks } from '../ui/index.ts';
import { olympiadTabs, type OlympiadTab } from './tabsAddress.ts';

export const folderAt = (code: string, databaseId: number) =>
  `/${code}/olympic-tests/folder/${String(databaseId)}`;

export function OlympiadTabs({
  at,
  current,
  count,
}: {
  /** Of the olympiad. */
  at: string;
  current: OlympiadTab | 'table';
  /** Of the learners that are shown. */
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
