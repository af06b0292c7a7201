// The tabs of «Токены доступа», for who runs the company; others have tokens of their own alone. Search and order are
// those of the tokens: another tab starts without them.
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
