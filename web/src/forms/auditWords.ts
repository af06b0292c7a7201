// The words for the history of this domain's records.
import type { AuditWords } from '../audits/index.ts';

export const formWords: AuditWords = {
  custom_fields: {
    title: 'Поле',
    fields: {
      name: 'Название',
      description: 'Описание',
      prompt: 'Подсказка',
      type: 'Вид',
      multiple: 'Несколько значений',
    },
  },
};
