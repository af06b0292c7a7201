// What users can be linked with, as a field in which some are chosen.
import type { MultiComboBoxProps } from '../../ui/index.ts';
import { useGroupCreation, useGroupSearch, useObserverSearch, useRoleSearch } from '../choices.ts';
import type { Link } from './useUserMutations.ts';

type Choices = Pick<MultiComboBoxProps, 'label' | 'placeholder' | 'search' | 'create'>;

export function useLinkChoices(companyId: string): Record<Link, Choices> {
  return {
    roles: { label: 'Роли', placeholder: 'Название роли', search: useRoleSearch(companyId) },
    groups: {
      label: 'Группы',
      placeholder: 'Название группы',
      search: useGroupSearch(companyId),
      create: useGroupCreation(companyId),
    },
    observers: {
      label: 'Наблюдатели',
      placeholder: 'Имя или фамилия',
      search: useObserverSearch(companyId),
    },
  };
}
