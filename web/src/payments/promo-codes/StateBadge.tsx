// Whether a promo code is valid today; a disabled one is shown as disabled regardless of its dates.
import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeProps } from '../../ui/index.ts';
import { stateLabels } from './promoCodeWords.ts';
import type {
  PromoCodeState,
  StateBadge_promoCode$key,
} from '../../__generated__/StateBadge_promoCode.graphql.ts';

export function StateBadge({ promoCode: key }: { promoCode: StateBadge_promoCode$key }) {
  const { active, state } = useFragment<StateBadge_promoCode$key>(
    graphql`
      fragment StateBadge_promoCode on PromoCode {
        active
        state @catch(to: NULL)
      }
    `,
    key,
  );
  if (!active) return <Badge>Выключен</Badge>;
  if (state == null) return <Badge tone="success">Включён</Badge>;
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}

const tones: Record<PromoCodeState, NonNullable<BadgeProps['tone']>> = {
  VALID: 'success',
  NOT_STARTED: 'primary',
  ENDED: 'warning',
};
