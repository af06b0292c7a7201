// The status of a payment in the colours that the school has set.
import { graphql, readInlineData } from 'react-relay';
import { ColourBadge } from '../../ui/index.ts';
import type { PaymentStatusBadge_status$key } from '../../__generated__/PaymentStatusBadge_status.graphql.ts';

export function PaymentStatusBadge({ status }: { status: PaymentStatusBadge_status$key }) {
  const { adminName, textColor, backgroundColor } = readInlineData<PaymentStatusBadge_status$key>(
    graphql`
      fragment PaymentStatusBadge_status on PaymentStatus @inline {
        adminName
        textColor
        backgroundColor
      }
    `,
    status,
  );
  return (
    <ColourBadge text={textColor} background={backgroundColor}>
      {adminName}
    </ColourBadge>
  );
}
