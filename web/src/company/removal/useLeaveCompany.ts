// Leaves a company after confirmation.
import { graphql } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import type { useLeaveCompanyMutation } from '../../__generated__/useLeaveCompanyMutation.graphql.ts';

export function useLeaveCompany(onLeft: () => void) {
  const leave = usePermanentDelete<useLeaveCompanyMutation>(
    graphql`
      mutation useLeaveCompanyMutation($input: LeaveCompanyInput!) {
        leaveCompany(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onLeft,
  );
  return ({ id, name }: { id: string; name: string }) =>
    leave({
      title: `Покинуть компанию «${name}»?`,
      description:
        'Она пропадёт из вашего списка. Вернуть вас сможет только администратор компании.',
      confirmLabel: 'Покинуть',
      variables: { input: { companyId: id } },
      done: `Вы покинули компанию «${name}»`,
    });
}
