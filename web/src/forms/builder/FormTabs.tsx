// The tabs of a form's page.
import { TabLinks } from '../../ui/index.ts';

export type FormTab = 'builder' | 'answers' | 'statistics' | 'webhook' | 'history';

export function FormTabs({
  at,
  current,
}: {
  /** URL of the form. */
  at: string;
  current: FormTab;
}) {
  return (
    <TabLinks
      label="Форма"
      current={current}
      tabs={[
        { id: 'builder', label: 'Конструктор', to: at },
        { id: 'answers', label: 'Ответы', to: `${at}/answers` },
        { id: 'statistics', label: 'Статистика', to: `${at}?tab=statistics` },
        { id: 'webhook', label: 'Вебхук', to: `${at}?tab=webhook` },
        { id: 'history', label: 'История', to: `${at}?tab=history` },
      ]}
    />
  );
}
