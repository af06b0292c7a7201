// The tabs of «Токены доступа» for administrators of the company; other users have only their own tokens. Search and
// sort apply to the tokens and are dropped when the tab changes.
import { useLocation } from 'react-router';
import { TabLinks } from '../../ui/index.ts';

export const accessTitle = 'Токены доступа';

type Tab = 'tokens' | 'services';

export function AccessTabs({ tab, count }: { tab: Tab; count: number }) {
  const { pathname } = useLocation();
  const tabLink = (id: Tab, label: string, to: string) => ({
    id,
    label,
    to,
    count: id === tab ? count : null,
  });
  return (
    <TabLinks
      label="Токены и сервисные аккаунты"
      current={tab}
      tabs={[
        tabLink('tokens', 'Токены', pathname),
        tabLink('services', 'Сервисные аккаунты', `${pathname}?tab=services`),
      ]}
    />
  );
}
