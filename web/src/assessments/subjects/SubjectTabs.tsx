// The tabs for subjects and all topics; list parameters are dropped when the tab changes.
import { TabLinks } from '../../ui/index.ts';
import type { SubjectTab } from './subjectsAddress.ts';

export const SubjectTabs = ({ current }: { current: SubjectTab }) => (
  <TabLinks
    label="Предметы и темы"
    current={current}
    tabs={[
      { id: 'subjects', label: 'Предметы', to: '?' },
      { id: 'topics', label: 'Темы', to: '?tab=topics' },
    ]}
  />
);
