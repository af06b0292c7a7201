// Explains an empty tab of the course list. Most companies see it only in their first days.
import type { CourseTab } from './courseList.ts';

export const EmptyTab = ({ tab }: { tab: CourseTab }) => texts[tab];

const texts: Record<CourseTab, string> = {
  active:
    'Здесь стоят курсы, которые видят ученики. Создайте курс и опубликуйте его, когда он будет готов.',
  drafts: 'Новый курс начинается с черновика: его видит только команда.',
  closed: 'Сюда попадают курсы, которые больше не открыты ученикам.',
  deleted: 'Их можно восстановить с прежним статусом.',
};
