// The head of both tabs. Whoever does not run the company has tokens of their own alone, and needs no tabs.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader, TabLinks } from '../../ui/index.ts';

export type AccessTab = 'tokens' | 'services';

export function AccessHeader({
  tab,
  count,
  runsCompany,
  actions,
}: {
  tab: AccessTab;
  count: number;
  runsCompany: boolean;
  actions: ReactNode;
}) {
  const { pathname } = useLocation();
  const countOn = (one: AccessTab) => (one === tab ? count : null);
  const tabs = [
    { id: 'tokens', label: 'Токены', to: pathname, count: countOn('tokens') },
    {
      id: 'services',
      label: 'Сервисные аккаунты',
      to: `${pathname}?tab=services`,
      count: countOn('services'),
    },
  ];
  return (
    <PageHeader
      title="Токены доступа"
      count={runsCompany ? undefined : count}
      actions={actions}
      tabs={
        runsCompany && <TabLinks label="Токены и сервисные аккаунты" current={tab} tabs={tabs} />
      }
    />
  );
}
