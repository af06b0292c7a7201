// The words for the history of this domain's records.
import type { AuditWords } from '../audits/index.ts';

export const testWords: AuditWords = {
  subjects: { title: 'Предмет', fields: { name: 'Название', topics: 'Темы' } },
  topics: { title: 'Тема', fields: { name: 'Название' } },
};
