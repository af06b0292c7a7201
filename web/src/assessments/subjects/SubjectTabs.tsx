// The tabs of subjects and of the topics of all of them; what belongs to one list stays behind when the other is opened.
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
