// The dialog «Экспорт пользователей»: exports the users of the list with its filter and sort.
import { exportDialog, rowsOf, sortedBy, type CompanyList } from '../../../exports/lazy.ts';
import { userExport } from './userExport.ts';
import type { UserFilter, UserOrder } from '../../../__generated__/userExportMutation.graphql.ts';

export const UserExportModal = exportDialog(userExport, {
  title: 'Экспорт пользователей',
  nouns: ['пользователь', 'пользователя', 'пользователей'],
  input: (
    { companyId, ...list }: CompanyList<UserFilter | null, UserOrder> & { tab: string },
    choice,
  ) => ({ companyId, ...choice, ...rowsOf(list) }),
  part: ({ tab }) => `вкладки «${tab}»`,
  sort: sortedBy('по фамилии и имени', {
    FULL_NAME: 'фамилии и имени',
    EMAIL: 'почте',
    CREATED_AT: 'дате регистрации',
    LAST_VISIT_AT: 'дате последнего визита',
    CUSTOM_FIELD: 'полю компании',
  }),
  columns: {
    ID: 'ID',
    SURNAME: 'Фамилия',
    NAME: 'Имя',
    EMAIL: 'Почта',
    PHONE: 'Телефон',
    ROLES: 'Роли',
    GROUPS: 'Группы',
    STATUS: 'Статус',
    CREATED_AT: 'Зарегистрирован',
    LAST_VISIT_AT: 'Последний визит',
    CUSTOM_FIELDS: 'Дополнительные поля',
  },
});
