// The choice of a role of the company, for what other domains give to people.
import type { ComponentProps } from 'react';
import { ComboBox } from '../ui/index.ts';
import { useRoleSearch } from './choices.ts';

export function RoleBox({
  companyId,
  ...box
}: Omit<ComponentProps<typeof ComboBox>, 'search'> & { companyId: string }) {
  return <ComboBox {...box} search={useRoleSearch(companyId)} />;
}
