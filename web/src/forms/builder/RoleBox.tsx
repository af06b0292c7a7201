// A combo box of the company's roles.
import type { ComponentProps } from 'react';
import { ComboBox } from '../../ui/index.ts';
import { useRoleSearch } from '../../kit/choices/roleSearch.ts';

export function RoleBox({
  companyId,
  ...box
}: Omit<ComponentProps<typeof ComboBox>, 'search'> & { companyId: string }) {
  return <ComboBox {...box} search={useRoleSearch(companyId)} />;
}
