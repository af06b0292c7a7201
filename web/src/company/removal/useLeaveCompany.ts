// Leaving a company, after a question.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts, useConfirm } from '../../ui/index.ts';
import type { useLeaveCompanyMutation } from '../../__generated__/useLeaveCompanyMutation.graphql.ts';

export function useLeaveCompany(
  onLeft: () => void,
): (company: { id: string; name: string }) => Promise<void> {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [commit] = useMutation<useLeaveCompanyMutation>(graphql`
    mutation useLeaveCompanyMutation($input: LeaveCompanyInput!) {
      leaveCompany(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  return async ({ id, name }) => {
    const sure = await confirm({
      title: `Покинуть компанию «${name}»?`,
      description:
        'Она пропадёт из вашего списка. Вернуть вас сможет только администратор компании.',
      confirmLabel: 'Покинуть',
      danger: true,
    });
    if (!sure) return;
    const answer = await commit({ variables: { input: { companyId: id } } });
    if (!succeeded(answer, alerts)) return;
    alerts.success(`Вы покинули компанию «${name}»`);
    onLeft();
  };
}
