// Words for the history of olympiads.
import type { AuditWords } from '../audits/index.ts';
import { tieRules } from './setup/tieRules.ts';

export const auditWords: AuditWords = {
  test_result_folders: {
    title: 'Олимпиада',
    fields: {
      name: 'Название',
      description: 'Описание',
      user_prize: 'Награды',
      tie_rule: 'Равные баллы',
      school_class_field_id: 'Поле с классом',
      tests: 'Тесты',
    },
    values: Object.fromEntries(
      tieRules.map(({ value, label }) => [value.toLowerCase(), label.toLowerCase()]),
    ),
  },
};
