// The tabs of the course list: links that keep search, filter and order.
import { useLocation } from 'react-router';
import { TabLinks } from '../ui/index.ts';
import { writeAddress, type CourseListAddress, type CourseTab } from './courseListAddress.ts';

export function CourseTabs({
  address,
  counts,
}: {
  address: CourseListAddress;
  counts: Record<CourseTab, number>;
}) {
  const { pathname } = useLocation();
  return (
    <TabLinks
      label="Курсы по статусу"
      current={address.tab}
      tabs={tabs.map(({ id, label }) => {
        const search = writeAddress({ ...address, tab: id }).toString();
        return {
          id,
          label,
          count: counts[id],
          to: search === '' ? pathname : `${pathname}?${search}`,
        };
      })}
    />
  );
}

const tabs: readonly { id: CourseTab; label: string }[] = [
  { id: 'active', label: 'Активные' },
  { id: 'drafts', label: 'Черновики' },
  { id: 'closed', label: 'Закрытые' },
];
